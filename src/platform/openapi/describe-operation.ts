import type { z } from 'zod';
import { IDEMPOTENCY_KEY_MAX_CHARACTERS } from '../endpoint/idempotency.ts';
import { ERROR_STATUS, type ErrorCode } from '../errors/codes.ts';
import type { ApiRoute } from './collect-routes.ts';
import { inputSchema, type JsonSchema, outputSchema } from './json-schemas.ts';
import { errorBody } from './named-schemas.ts';
import type { Operation } from './operation.ts';

const SECURITY: Record<Operation['access'], readonly object[]> = {
  anyone: [],
  visitor: [{}, { session: [] }],
  session: [{ session: [] }],
  admin: [{ session: [] }],
  key: [{ apiKey: [] }],
  signature: [{ stripeSignature: [] }],
};

const REQUEST_HEADERS = {
  'Idempotency-Key': {
    description: 'Your name for this request: a repeat gets the first answer and pays nothing.',
    schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_CHARACTERS },
  },
  Prefer: {
    description: '`respond-async` has what takes a while answered with 202 at once.',
    schema: { type: 'string', enum: ['respond-async'] },
  },
};

/** A route in the words of OpenAPI 3.1. @param components receives the schemas that it refers to */
export function describeOperation(
  route: ApiRoute,
  operation: Operation,
  components: Record<string, JsonSchema>,
): JsonSchema {
  const parameters = describeParameters(route, operation);
  const requestBody = describeBody(route, operation);
  return {
    operationId: operationIdOf(route),
    tags: [operation.tag],
    summary: operation.summary,
    ...(describe(operation) ? { description: describe(operation) } : {}),
    security: SECURITY[operation.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      ...describeAnswers(route, operation, components),
      ...describeRefusals(route, operation, components),
    },
  };
}

function describe({ description, scope, access }: Operation): string {
  const needs = scope ? `Needs a key with the scope \`${scope}\`.` : '';
  const admins = access === 'admin' ? 'Admins alone may call it.' : '';
  return [description, needs, admins].filter(Boolean).join(' ');
}

/** Such as `getGalleryById`. */
function operationIdOf({ method, path }: ApiRoute): string {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^\w:]+/)
    .map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word))
    .join('-')
    .split('-')
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describeParameters({ path, params, querystring }: ApiRoute, { reads = [] }: Operation) {
  const inPath = propertiesOf(params).properties;
  const query = propertiesOf(querystring);
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

function describeBody({ body }: ApiRoute, { takesPicture, bodyType, example }: Operation) {
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
    ...(example?.request === undefined ? {} : { example: example.request }),
  };
  return { required: !body.safeParse(undefined).success, content: { 'application/json': content } };
}

function describeAnswers(
  { response }: ApiRoute,
  { answers = {}, sends = [], access, example }: Operation,
  components: Record<string, JsonSchema>,
) {
  const names = [...sends, ...(access === 'key' ? RATE_LIMIT_HEADERS : [])];
  const headers =
    names.length > 0 ? { headers: Object.fromEntries(names.map((name) => [name, header(name)])) } : {};
  const described = Object.entries(answers).map(([status, { description, type }]) => [
    status,
    { description, ...headers, ...(type ? { content: contentOf([type].flat()) } : {}) },
  ]);
  const typed = Object.entries(response).map(([status, schema]) => {
    if (status === '204') return [status, { description: 'Done.', ...headers }];
    const content = {
      schema: outputSchema(schema, components),
      ...(example?.response === undefined ? {} : { example: example.response }),
    };
    const description = status === '202' ? 'It was accepted, and is being made.' : 'The answer.';
    return [status, { description, ...headers, content: { 'application/json': content } }];
  });
  return Object.fromEntries([...described, ...typed]);
}

function contentOf(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: {} }]));
}

const RATE_LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

function header(name: string) {
  return { $ref: `#/components/headers/${name}` };
}

function describeRefusals(
  route: ApiRoute,
  operation: Operation,
  components: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(refusalsOf(route, operation), (code) => ERROR_STATUS[code]);
  const schema = outputSchema(errorBody, components);
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !operation.answers?.[status])
      .map(([status, codes]) => {
        const headers: Record<string, JsonSchema> = {};
        if (status === 429 || status === 503 || status === 507)
          headers['Retry-After'] = header('Retry-After');
        // Before it is known whose calls to count there are none.
        if (operation.access === 'key' && status !== 401)
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

function refusalsOf(route: ApiRoute, { access, refusals = [], reads = [], takesPicture }: Operation) {
  const changes = route.method !== 'GET';
  const codes = new Set<ErrorCode>(['internal', 'unavailable', ...refusals]);
  const isJudged = route.body ?? route.querystring ?? route.params;
  if (isJudged || changes || takesPicture || reads.includes('Idempotency-Key')) codes.add('invalid_request');
  if (['session', 'admin', 'key'].includes(access)) codes.add('signed_out');
  if (access === 'admin' || access === 'key') codes.add('forbidden');
  if (access === 'key') codes.add('suspended');
  if (access === 'admin') codes.add('stronger_sign_in_required');
  if (access === 'admin' && changes) codes.add('fresh_sign_in_required');
  if (changes) for (const code of ['cross_site', 'too_large', 'unsupported_media'] as const) codes.add(code);
  if (changes && route.method !== 'DELETE') codes.add('disk_full');
  if (route.path.includes('/:')) codes.add('not_found');
  if (route.isCounted || access === 'key') codes.add('rate_limited');
  return [...codes].sort((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other]);
}
