import type { Endpoint } from '../endpoint/endpoint.ts';
import { describeOperation } from './describe-operation.ts';
import type { JsonSchema } from './json-schemas.ts';

/** The parts of the API, in the order in which they are shown. */
const TAGS = {
  'Public API': 'For programs, with an API key: generations, cut-outs, and the gallery’s search.',
  'Keys and webhooks': 'What opens the public API, and where it tells of what was completed.',
  Generations: 'Pictures that are painted for somebody, from a prompt, the form, or an earlier picture.',
  Gallery: 'The public pictures.',
  Downloads: 'Files of pictures, and where pictures come from.',
  Sharing: 'Public pages of one’s own pictures.',
  Account: 'Who is signed in, their credits, and what is kept of them.',
  Billing: 'Plans, subscriptions and promo codes.',
  'Ad creator': 'Ads from a website or a picture, without signing in.',
  Admin: 'For admins alone.',
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
  'What stands under `/api/v1` is for programs and stays as it is; the rest is what the site’s own pages call, and changes with them. Every refusal is `{ error, code, requestId, … }` with a code that never changes its meaning. Times are UTC, sizes pixels, prices credits.';

const HEADERS = {
  'X-Total-Count': count('How many there are in all.'),
  'Retry-After': count('Seconds until it is worth trying again.'),
  'RateLimit-Limit': count('Calls that the key has in a window.'),
  'RateLimit-Remaining': count('Calls that are left of them.'),
  'RateLimit-Reset': count('Seconds until the window ends.'),
  Location: { description: 'Where to ask how far it is.', schema: { type: 'string' } },
};

function count(description: string) {
  return { description, schema: { type: 'integer', minimum: 0 } };
}

function securitySchemes(publicUrl: string) {
  const cookie = publicUrl.startsWith('https:') ? '__Host-framewright' : 'framewright';
  return {
    apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, made on the account page.' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: cookie,
      description: 'The session of the site’s own pages. What changes something must come from them.',
    },
    stripeSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
  };
}
