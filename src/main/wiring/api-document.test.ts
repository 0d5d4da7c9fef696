import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { arbitraryOf, type JsonSchema } from '#testing/arbitrary-of';
import { listRoutes } from '#testing/list-routes';
import { createAdmin } from '#testing/moderation-factories';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, unknown>;
      content?: Record<string, { schema: JsonSchema; example?: unknown }>;
    }
  >;
}

let site: TestApp;
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, unknown>;
};
let operations: { name: string; path: string; method: string; operation: Operation }[];
let callers: Record<string, SitePerson['call']>;
let ajv: Ajv2020;
beforeAll(async () => {
  site = await startTestApp();
  document = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as typeof document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
});
afterAll(() => site.close());

const validators = new Map<string, ValidateFunction>();

/** A schema of the document as a function; its references lead into the document. Compiling one takes long. */
function judge(schema: JsonSchema, value: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

describe('the document', () => {
  test('contains every route of the API, and nothing else', () => {
    const registered = listRoutes(site.app)
      .filter((route) => route.split(' ')[1]?.startsWith('/api/'))
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect(registered.length).toBeGreaterThan(60);
    expect(operations.map(({ name }) => name).sort()).toEqual(registered.sort());
  });

  test('documents only registered routes', () => {
    const endpoints = site.app.endpoints.filter(({ words }) => words);
    const words = endpoints
      .map(({ method, path }) => `${method} ${path}`)
      // Without payments, the gateway has no address to call.
      .filter((route) => route !== 'POST /api/stripe/webhook')
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect(words.sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  test('is OpenAPI 3.1 with valid references and unique operation ids', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has examples that match its schemas', () => {
    const faults = operations.flatMap(({ name, operation }) =>
      [operation.requestBody, ...Object.values(operation.responses)]
        .flatMap((part) => Object.values(part?.content ?? {}))
        .filter(({ example }) => example !== undefined)
        .map(({ schema, example }) => judge(schema, example))
        .filter(Boolean)
        .map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('can be read from any site', async () => {
    const answer = await fetch(`${site.origin}/api/openapi.json`, {
      headers: { origin: 'https://else.test' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});

test('every operation answers generated requests as the document says', async () => {
  const faults = new Set<string>();
  for (const { name, path, method, operation } of operations) {
    // One operation may end the sessions of the next.
    const person = await createPerson(site, 50);
    const admin = await createAdmin(site);
    const scopes = Object.keys(API_SCOPES) as ApiScope[];
    const { secret } = await createApiKey(site, { userId: person.id, name: 'Any', scopes });
    callers = {
      visitor: (at, init) => fetch(site.origin + at, init),
      person: person.call,
      admin: admin.call,
      program: (at, init = {}) =>
        fetch(site.origin + at, { ...init, headers: { ...init.headers, authorization: `Bearer ${secret}` } }),
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(callers)), requestOf(operation), async (who, parts) => {
        const answer = await callers[who]!(fill(path, parts.path, parts.query), {
          method,
          redirect: 'manual',
          headers: { ...parts.headers, ...parts.body?.headers },
          ...(parts.body ? { body: parts.body.bytes } : {}),
        });
        const fault = await faultOf(operation, answer);
        if (fault) faults.add(`${name} by ${who}: ${fault}`);
      }),
      { numRuns: 8 },
    );
  }
  expect([...faults]).toEqual([]);
}, 300_000);

interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: { headers: Record<string, string>; bytes: string } | null;
}

function requestOf({ parameters = [], requestBody }: Operation): fc.Arbitrary<Parts> {
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = of('query');
  const [[type = '', { schema = {} } = {}] = []] = Object.entries(requestBody?.content ?? {});
  return fc.record({
    path: fc.record(Object.fromEntries(of('path').map(({ name, schema }) => [name, arbitraryOf(schema)]))),
    query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
      requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
    }),
    headers: fc.record(
      Object.fromEntries(
        of('header').map(({ name, schema }) => [
          name,
          // Without waiting for a worker: none runs here.
          name === 'Prefer' ? fc.constant('respond-async') : fc.uuid().map((id) => (schema.type ? id : '')),
        ]),
      ),
    ) as fc.Arbitrary<Record<string, string>>,
    body: bodyOf(type, schema),
  });
}

function bodyOf(type: string, schema: JsonSchema): fc.Arbitrary<Parts['body']> {
  if (type === '') return fc.constant(null);
  if (type !== 'multipart/form-data')
    return arbitraryOf(schema).map((body) => ({
      headers: { 'content-type': type },
      bytes: JSON.stringify(body),
    }));
  return fc.string({ maxLength: 200 }).map((text) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=border' },
    bytes: `--border\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${text}\r\n--border--\r\n`,
  }));
}

function fill(path: string, inPath: Record<string, unknown>, query: Record<string, unknown>): string {
  // An empty segment or a dot would make another path.
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(inPath[name])).replace(/^\.*$/, 'nothing'),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function text(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

/** The whole body; the first event of a stream. */
async function bodyOfAnswer(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return await answer.text();
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** What is wrong with an answer according to the document; empty if it is correct. */
async function faultOf({ responses }: Operation, answer: Response): Promise<string> {
  const { status, headers } = answer;
  const said = responses[status];
  const body = await bodyOfAnswer(answer);
  if (!said) return `a ${status} that the document does not have: ${body.slice(0, 300)}`;
  if (status >= 500 && status !== 503) return `a ${status}: ${body.slice(0, 300)}`;
  for (const name of Object.keys(said.headers ?? {}))
    if (name !== 'Location' && !headers.has(name)) return `a ${status} without ${name}`;
  if (!said.content) return body === '' || status === 302 ? '' : `a ${status} with a body`;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const content = said.content[type] ?? (type.startsWith('image/') ? said.content['image/*'] : undefined);
  if (!content) return `a ${status} of ${type}`;
  return type === 'application/json' ? judge(content.schema, JSON.parse(body)) : '';
}
