import { z } from 'zod';
import type { ApiRoute } from './collect-routes.ts';
import { describeOperation } from './describe-operation.ts';
import type { JsonSchema } from './json-schemas.ts';
import { type Operation, type Operations, TAGS } from './operation.ts';
import { SITE_OPERATIONS } from './site-operations.ts';

/** All that is said of the API's routes. */
export const OPERATIONS: Operations = {
  ...SITE_OPERATIONS,
};

const VERSION = '1.0.0';

/**
 * The API as an OpenAPI 3.1 document, by its routes' own schemas.
 * @throws Error for a route of which nothing is said
 */
export function describeApi(routes: readonly ApiRoute[], { publicUrl }: { publicUrl: string }): JsonSchema {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, JsonSchema> = {};
  // What is for programs stands first.
  const tags = Object.keys(TAGS);
  const rankOf = (route: ApiRoute) =>
    tags.indexOf((operationOf(route) ?? OPERATIONS[nameOf(route)])?.tag ?? '');
  const inOrder = routes.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const route of inOrder) {
    const name = nameOf(route);
    const operation = operationOf(route) ?? OPERATIONS[name];
    if (!operation) throw new Error(`${name} has no words in http/openapi`);
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, operation, schemas),
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

function operationOf({ endpoint }: ApiRoute): Operation | undefined {
  if (!endpoint?.words) return undefined;
  const answers = Object.entries(endpoint.responses).filter(([, answer]) => !(answer instanceof z.ZodType));
  const { needsFreshSignIn, refusals = [] } = endpoint;
  return {
    ...endpoint,
    ...endpoint.words,
    refusals: needsFreshSignIn ? ['fresh_sign_in_required', ...refusals] : refusals,
    answers: Object.fromEntries(answers),
  } as Operation;
}

function nameOf({ method, path }: ApiRoute): string {
  return `${method} ${path}`;
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
