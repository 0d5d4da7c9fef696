import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { setErrorHandlers } from './error-handler.ts';
import { sendFile } from './send-file.ts';

const SIZE = 4 * 1024 * 1024;
let close = async () => undefined as unknown;
afterEach(() => close());

/** A site whose only file is read so. @returns its address */
async function serve(stream: () => Readable): Promise<string> {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
  setErrorHandlers(app);
  app.get('/', async (request, reply) =>
    sendFile(request, reply.header('cache-control', 'public, max-age=100'), {
      etag: '"1"',
      contentType: 'image/png',
      object: { size: SIZE, stream },
    }),
  );
  close = () => app.close();
  return await app.listen({ port: 0, host: '127.0.0.1' });
}

test('a file that fails before its first byte is an uncached error', async () => {
  const site = await serve(
    () =>
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'));
        },
      }),
  );
  const answer = await fetch(site);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toMatch(/json/);
  expect(await answer.json()).toMatchObject({ code: 'internal' });
});

test('a file that fails half-way breaks the connection', async () => {
  let sent = 0;
  const site = await serve(
    () =>
      new Readable({
        read() {
          sent += 64 * 1024;
          if (sent > SIZE / 2) this.destroy(new Error('the disk is gone'));
          else this.push(Buffer.alloc(64 * 1024));
        },
      }),
  );
  const answer = await fetch(site);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
});

test('a file is closed when the client disconnects', async () => {
  const streams: Readable[] = [];
  const site = await serve(() => {
    const stream = new Readable({
      async read() {
        await wait(5);
        this.push(Buffer.alloc(16 * 1024));
      },
    });
    streams.push(stream);
    return stream;
  });
  const reader = new AbortController();
  const answer = await fetch(site, { signal: reader.signal });
  await answer.body!.getReader().read();
  reader.abort();
  await vi.waitFor(() => expect(streams.map((stream) => stream.destroyed)).toEqual([true]));
});

test('HEAD and 304 do not open the file', async () => {
  const site = await serve(() => {
    throw new Error('opened');
  });
  expect((await fetch(site, { method: 'HEAD' })).headers.get('content-length')).toBe(String(SIZE));
  expect((await fetch(site, { headers: { 'if-none-match': '"1"' } })).status).toBe(304);
  expect((await fetch(site, { headers: { range: `bytes=${SIZE}-` } })).status).toBe(416);
});
