import type { Endpoint } from '../endpoint/endpoint.ts';
import { describeOperation } from './describe-operation.ts';
import type { JsonSchema } from './json-schemas.ts';

/** The parts of the API, in the order in which they are shown. */
const TAGS = {
  'Public API': 'For programs, with an API key: generations, cut-outs, and the gallery’s search.',
  'Keys and webhooks': 'Keys for the public API, and webhooks for completed generations.',
  Generations: 'Pictures generated from a prompt, the form, or an earlier picture.',
  Gallery: 'Public pictures.',
  Downloads: 'Files of pictures, and their provenance.',
  Sharing: 'Public pages of your pictures.',
  Account: 'The signed-in user, their credits and their data.',
  Billing: 'Plans, subscriptions and promo codes.',
  'Ad creator': 'Ads from a website or a picture, without signing in.',
  Admin: 'For admins only.',
};

const VERSION = '1.0.0';

/**
 * The API as an OpenAPI 3.1 document, made of its endpoints.
 * @throws Error if an endpoint has no documentation
 */
export function describeApi(
  endpoints: readonly Endpoint[],
  { publicUrl }: { publicUrl: string },
): JsonSchema {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, JsonSchema> = {};
  const tags = Object.keys(TAGS);
  const tagPosition = ({ words }: Endpoint) => tags.indexOf(words?.tag ?? '');
  const ofApi = endpoints.filter(({ path }) => path.startsWith('/api/'));
  for (const endpoint of ofApi.sort((one, other) => tagPosition(one) - tagPosition(other))) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeOperation(endpoint, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Framewright API',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas, headers: HEADERS, securitySchemes: securitySchemes(publicUrl) },
  };
}

const DESCRIPTION =
  'Endpoints under `/api/v1` are for programs and stay stable. The others serve the site’s own pages and change with them. Every error is `{ error, code, requestId, … }` with a code that never changes its meaning. Times are in UTC, sizes in pixels, prices in credits.';

const HEADERS = {
  'X-Total-Count': count('The total number of items.'),
  'Retry-After': count('Seconds until a retry makes sense.'),
  'RateLimit-Limit': count('Calls allowed in a window.'),
  'RateLimit-Remaining': count('Calls left in the window.'),
  'RateLimit-Reset': count('Seconds until the window ends.'),
  Location: { description: 'The address to poll for the result.', schema: { type: 'string' } },
};

function count(description: string) {
  return { description, schema: { type: 'integer', minimum: 0 } };
}

function securitySchemes(publicUrl: string) {
  const cookie = publicUrl.startsWith('https:') ? '__Host-framewright' : 'framewright';
  return {
    apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, created on the account page.' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookie,
      description: 'The session of the site’s own pages. Changes must be requested from them.',
    },
    stripeSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
  };
}
