import { z } from 'zod';
import type { Access, Endpoint, UntypedAnswer } from '../endpoint/endpoint.ts';
import { IDEMPOTENCY_KEY_MAX_CHARACTERS } from '../endpoint/idempotency.ts';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';
import { errorBody } from '../errors/error-body.ts';
import { inputSchema, type JsonSchema, outputSchema } from './json-schemas.ts';

const SECURITY: Record<Access, readonly object[]> = {
  anyone: [],
  visitor: [{}, { session: [] }],
  session: [{ session: [] }],
  admin: [{ session: [] }],
  key: [{ apiKey: [] }],
  signature: [{ stripeSignature: [] }],
};

const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description:
      'Your key for this request: a repeat with the same key gets the first answer and costs nothing.',
    schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_CHARACTERS },
  },
  Prefer: {
    description: '`respond-async`: the answer is 202 at once if the result is not ready yet.',
    schema: { type: 'string', enum: ['respond-async'] },
  },
};

/**
 * An endpoint as an OpenAPI 3.1 operation.
 * @param components receives the schemas that it refers to
 * @throws Error if the endpoint has no documentation
 */
export function describeOperation(endpoint: Endpoint, components: Record<string, JsonSchema>): JsonSchema {
  const { method, path, words, access } = endpoint;
  if (!words) throw new Error(`${method} ${path} has no words`);
  const description = describe(endpoint);
  const parameters = describeParameters(endpoint);
  const requestBody = describeBody(endpoint);
  return {
    operationId: operationIdOf(endpoint),
    tags: [words.tag],
    summary: words.summary,
    ...(description ? { description } : {}),
    security: SECURITY[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...describeAnswers(endpoint, components), ...describeRefusals(endpoint, components) },
  };
}

function describe({ words, scope, access }: Endpoint): string {
  const needs = scope ? `Needs a key with the scope \`${scope}\`.` : '';
  const admins = access === 'admin' ? 'For admins only.' : '';
  return [words?.description, needs, admins].filter(Boolean).join(' ');
}

/** Such as `getGalleryById`. */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^\w:]+/)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
    .join('-')
    .split('-')
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describeParameters({ path, params, query: querySchema, reads = [] }: Endpoint) {
  const inPath = propertiesOf(params).properties;
  const query = propertiesOf(querySchema);
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: inPath[name] ?? { type: 'string' },
    })),
    ...Object.entries(query.properties).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: query.required.includes(name),
      ...(description ? { description } : {}),
      schema,
    })),
    ...reads.map((name) => ({ name, in: 'header', required: false, ...REQUEST_HEADERS[name] })),
  ];
}

function propertiesOf(schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } = schema ? inputSchema(schema) : {};
  return { properties: properties as Record<string, JsonSchema>, required: required as string[] };
}

function describeBody({ body, takesPicture, bodyType, words }: Endpoint) {
  if (takesPicture) {
    const image = {
      type: 'string',
      contentMediaType: 'image/*',
      description: 'PNG, JPEG, WebP, AVIF or GIF.',
    };
    const schema = { type: 'object', properties: { image }, required: ['image'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return bodyType ? { required: true, content: { [bodyType]: { schema: {} } } } : undefined;
  const content = {
    schema: inputSchema(body),
    ...(words?.example?.request === undefined ? {} : { example: words.example.request }),
  };
  return { required: !body.safeParse(undefined).success, content: { 'application/json': content } };
}

function describeAnswers(
  { responses, sends = [], access, words }: Endpoint,
  components: Record<string, JsonSchema>,
) {
  const names = [...sends, ...(access === 'key' ? RATE_LIMIT_HEADERS : [])];
  const headers =
    names.length > 0 ? { headers: Object.fromEntries(names.map((name) => [name, header(name)])) } : {};
  const example = words?.example?.response;
  const described = Object.entries(responses).map(([status, answer]) => {
    if (!(answer instanceof z.ZodType)) return [status, describeUntyped(answer, headers)];
    const content = {
      schema: outputSchema(answer, components),
      ...(example === undefined ? {} : { example }),
    };
    const description = status === '202' ? 'Accepted; the result is not ready yet.' : 'The answer.';
    return [status, { description, ...headers, content: { 'application/json': content } }];
  });
  return Object.fromEntries(described);
}

function describeUntyped({ description, type }: UntypedAnswer, headers: object) {
  const types = type === undefined ? [] : [type].flat();
  const content = Object.fromEntries(types.map((name) => [name, { schema: {} }]));
  return { description, ...headers, ...(types.length > 0 ? { content } : {}) };
}

const RATE_LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

function header(name: string) {
  return { $ref: `#/components/headers/${name}` };
}

function describeRefusals(
  endpoint: Endpoint,
  components: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => ERROR_STATUS[code]);
  const schema = outputSchema(errorBody, components);
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !isUntyped(endpoint, status))
      .map(([status, codes]) => {
        const headers: Record<string, JsonSchema> = {};
        if (status === 429 || status === 503 || status === 507)
          headers['Retry-After'] = header('Retry-After');
        // A 401 has none: without a key, no calls are counted.
        if (endpoint.access === 'key' && status !== 401)
          for (const name of RATE_LIMIT_HEADERS) headers[name] = header(name);
        return [
          status,
          {
            description: codes.map((code) => `\`${code}\``).join(', '),
            ...(Object.keys(headers).length > 0 ? { headers } : {}),
            content: {
              'application/json': {
                schema,
                example: { error: 'A sentence for people', code: codes[0], requestId: EXAMPLE_ID },
              },
            },
          },
        ];
      }),
  );
}

const EXAMPLE_ID = '0d3f5f0e-6b0f-4d51-8f0b-2d9f4c1c7a35';

function isUntyped({ responses }: Endpoint, status: number): boolean {
  return responses[status] !== undefined && !(responses[status] instanceof z.ZodType);
}

function refusalsOf(endpoint: Endpoint) {
  const { method, path, access, limit, cache, needsFreshSignIn, refusals = [], reads = [] } = endpoint;
  const { body, query, params, takesPicture } = endpoint;
  const changes = method !== 'GET';
  const codes = new Set<ErrorCode>(['internal', 'unavailable']);
  if (needsFreshSignIn) codes.add('fresh_sign_in_required');
  for (const code of refusals) codes.add(code);
  const hasInput = body ?? query ?? params;
  if (hasInput || changes || takesPicture || reads.includes('Idempotency-Key')) codes.add('invalid_request');
  if (['session', 'admin', 'key'].includes(access)) codes.add('signed_out');
  if (access === 'admin' || access === 'key') codes.add('forbidden');
  if (access === 'key') codes.add('suspended');
  if (access === 'admin') codes.add('stronger_sign_in_required');
  if (access === 'admin' && changes) codes.add('fresh_sign_in_required');
  if (changes) for (const code of ['cross_site', 'too_large', 'unsupported_media'] as const) codes.add(code);
  if (changes && method !== 'DELETE') codes.add('disk_full');
  if (path.includes('/:')) codes.add('not_found');
  const isCounted = limit !== 'none' && cache !== 'shared';
  if (isCounted || access === 'key') codes.add('rate_limited');
  return [...codes].sort((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other]);
}
