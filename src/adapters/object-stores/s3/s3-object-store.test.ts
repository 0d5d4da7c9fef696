import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { objectStoreSuite } from '#testing/object-store-suite';
import { type Answer, refuse, startOddServer } from '#testing/s3-server/odd-server';
import { type S3Server, startS3Server } from '#testing/s3-server/s3-server';
import { createS3ObjectStore, type S3Options } from './s3-object-store.ts';

objectStoreSuite('a bucket', async () => {
  // Lists are longer than a page.
  const server = await startS3Server({ pageSize: 1 });
  return { store: createS3ObjectStore(server), close: server.close };
});

const KEY = '0123456789abcdef0123456789abcdef';
const BYTES = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, i) => i % 251));

describe('a wrong configuration gives the operator a one-line message, and is not retried', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());

  test.each<[string, Partial<S3Options>, string]>([
    ['a bucket that is not there', { bucket: 'no-such-bucket' }, 'there is no bucket no-such-bucket'],
    ['another region', { region: 'eu-north-1' }, ''],
    ['an unknown key', { credentials: { accessKeyId: 'x', secretAccessKey: 'confidential' } }, ''],
    ['a wrong secret', { credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'confidential' } }, ''],
  ])('%s', async (_what, wrong, message) => {
    const store = createS3ObjectStore({ ...server, ...wrong });
    for (const work of [
      () => store.put(KEY, BYTES, 'image/png'),
      () => store.get(KEY),
      () => store.delete(KEY),
      async () => {
        for await (const { key } of store.list('01')) expect(key).toBe('unlisted');
      },
    ]) {
      const error = await work().then(
        () => undefined,
        (failure: Error) => failure,
      );
      expect(error).toMatchObject({ name: 'ProviderError', kind: 'misconfigured' });
      expect(error!.message).toMatch(/^The object store failed: [^\n]+$/);
      expect(error!.message).toContain(message);
      expect(error!.message).not.toContain('confidential');
    }
  });
});

/** A store whose server sends these responses. */
async function openOdd(answers: readonly [Answer, ...Answer[]]) {
  const server = await startOddServer(answers);
  onTestFinished(() => server.close());
  const store = createS3ObjectStore({
    bucket: 'b-1',
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    timeouts: { connectMs: 1_000, idleMs: 300, answerMs: 600 },
  });
  return { server, store };
}

const accept: Answer = (_request, response) => response.writeHead(200).end();
const isThere: Answer = (_request, response) =>
  response.writeHead(200, { 'content-length': BYTES.length }).end();

/** Sends the requested range, or only its first bytes before it disconnects. */
const part =
  (most = Number.POSITIVE_INFINITY): Answer =>
  (request, response) => {
    const [start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range!)!.slice(1).map(Number);
    const bytes = BYTES.subarray(start!, end! + 1);
    response.writeHead(206, {
      'content-length': bytes.length,
      'content-range': `bytes ${start}-${end}/${BYTES.length}`,
    });
    if (bytes.length <= most) response.end(bytes);
    else response.write(bytes.subarray(0, most), () => setTimeout(() => response.destroy(), 20));
  };

test.each([
  [503, 'SlowDown'],
  [500, 'InternalError'],
  [429, 'TooManyRequests'],
])('tries again what the store answers with %i, and gives up after three times', async (status, code) => {
  const once = await openOdd([refuse(status, code), accept]);
  await once.store.put(KEY, BYTES, 'image/png');
  expect(once.server.requests).toEqual([`PUT /b-1/${KEY}`, `PUT /b-1/${KEY}`]);
  const ever = await openOdd([refuse(status, code)]);
  await expect(ever.store.put(KEY, BYTES, 'image/png')).rejects.toMatchObject({ kind: 'transient' });
  expect(ever.server.requests).toHaveLength(3);
});

test('times out if the store does not answer', async () => {
  const { store } = await openOdd([() => undefined]);
  await expect(store.get(KEY)).rejects.toMatchObject({ kind: 'transient' });
});

test('an unreachable store is a transient failure', async () => {
  const { server, store } = await openOdd([accept]);
  await server.close();
  onTestFinished(() => undefined);
  await expect(store.get(KEY)).rejects.toMatchObject({
    kind: 'transient',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('resumes an interrupted response where it broke off', async () => {
  const { server, store } = await openOdd([isThere, part(70_000), part(30_000), part()]);
  const object = (await store.get(KEY))!;
  expect((await buffer(object.stream())).equals(BYTES)).toBe(true);
  const [first, second, third] = server.ranges.slice(1);
  expect(first).toBe('bytes=0-199999');
  for (const range of [second, third]) expect(range).toMatch(/^bytes=[1-9]\d*-199999$/);
  expect(server.requests).toHaveLength(4);
});

test('gives up if no response brings a byte', async () => {
  const { server, store } = await openOdd([isThere, part(0)]);
  const object = (await store.get(KEY))!;
  await expect(buffer(object.stream())).rejects.toMatchObject({ name: 'ProviderError', kind: 'transient' });
  expect(server.requests).toHaveLength(4);
});

test('rejects a response with the whole object instead of a range', async () => {
  const { store } = await openOdd([isThere, (_request, response) => response.writeHead(200).end(BYTES)]);
  const object = (await store.get(KEY))!;
  await expect(buffer(object.stream({ start: 5, end: 9 }))).rejects.toMatchObject({ kind: 'misconfigured' });
});
