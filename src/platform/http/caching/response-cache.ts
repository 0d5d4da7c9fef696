import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Theme } from '../../theme/theme-cookie.ts';
import type { App } from '../app.ts';
import { acceptedEncoding, type Encoding } from '../requests/accepted-encoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether answers to visitors may be cached; each answer must allow it too, by its `cache-control`. */
    isShared?: boolean;
  }
}

export interface ResponseCache {
  /** Answers from the cache if it has a fresh entry. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Caches answers of shared routes. Register after the hooks that set headers, before those that compress. */
  register(app: App): void;
}

/**
 * `cache-control` of shared answers: proxies may keep them as long as this cache does. Browsers ask again each time
 * (and mostly hear 304), so that Refresh shows what is there.
 */
export const SHARED = 'public, max-age=0, s-maxage=2';

interface Variant {
  /** Alternating names and values, for `writeHead`. */
  headers: string[];
  body: Buffer;
}

interface Entry {
  freshUntil: number;
  etag: string;
  body: Buffer;
  /** Headers of all encodings. */
  headers: Record<string, string>;
  /** Variants in the encodings requested so far. */
  ready: Map<Encoding, Variant>;
  /** Upper bound for all variants together. */
  bytes: number;
}

/** Resolves to undefined if the answer may not be cached. */
type Pending = PromiseWithResolvers<Entry | undefined> & { key: string };

const LONGEST_BYTES = 2 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const [compressGzip, compressBrotli] = [promisify(gzip), promisify(brotliCompress)];

/**
 * Caches answers to visitors for a few seconds, as bytes: a hit runs no hook and reads no session or database. Concurrent
 * requests for the same answer wait for the first. Requests with a session cookie or credentials bypass the cache, and
 * only answers whose `cache-control` allows it are cached.
 */
export function createResponseCache({
  freshForMs,
  maxBytes,
  readCookies,
  nameOf,
  onAnswer,
}: {
  /** 0: no caching. */
  freshForMs: number;
  maxBytes: number;
  /**
   * Reads a `Cookie` header. It must be the parser that routes use: if the two disagreed, a signed-in user's page could
   * be cached for everybody.
   */
  readCookies(header: string): { hasSession: boolean; theme?: Theme | undefined };
  /** The request's id. */
  nameOf(request: IncomingMessage): string;
  /** Called for each answer of a shared route to a visitor. */
  onAnswer: (result: 'ready' | 'joined' | 'made') => void;
}): ResponseCache {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Pending>();
  const filling = new WeakMap<FastifyRequest, Pending>();
  let bytes = 0;

  /** Undefined if the request bypasses the cache. */
  function keyOf(request: IncomingMessage): string | undefined {
    const { cookie, authorization } = request.headers;
    if (request.method !== 'GET' || authorization !== undefined) return undefined;
    if (cookie === undefined) return request.url;
    const { hasSession, theme = '' } = readCookies(cookie);
    return hasSession ? undefined : `${theme}${request.url}`;
  }

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.freshUntil > performance.now()) return entry;
    drop(key, entry);
    return undefined;
  }

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    bytes -= entry.bytes;
  }

  function keep(key: string, entry: Entry): void {
    const old = entries.get(key);
    if (old) drop(key, old);
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const [oldest, eldest] of entries) {
      if (bytes <= maxBytes) break;
      drop(oldest, eldest);
    }
  }

  return {
    answer(request, response) {
      const key = keyOf(request);
      const entry = key === undefined ? undefined : find(key);
      const variant = entry?.ready.get(encodingOf(request));
      if (!entry || !variant) return false;
      onAnswer('ready');
      send(entry, variant, { request, response, name: nameOf(request) });
      return true;
    },
    register(app) {
      if (freshForMs <= 0) return;
      const settle = (fill: Pending, entry: Entry | undefined) => {
        if (pending.get(fill.key) === fill) pending.delete(fill.key);
        fill.resolve(entry);
      };
      app.addHook('onRequest', async (request, reply) => {
        if (!request.routeOptions.config.isShared) return;
        const key = keyOf(request.raw);
        if (key === undefined) return;
        const ready = find(key);
        const entry = ready ?? (await pending.get(key)?.promise);
        onAnswer(ready ? 'ready' : entry ? 'joined' : 'made');
        if (entry) {
          const variant = await variantOf(entry, encodingOf(request.raw));
          reply.hijack();
          send(entry, variant, { request: request.raw, response: reply.raw, name: request.id });
          return;
        }
        if (pending.has(key)) return;
        const fill = { key, ...Promise.withResolvers<Entry | undefined>() };
        pending.set(key, fill);
        filling.set(request, fill);
        // It also fires, unlike `onResponse`, if the client disconnects before the answer.
        reply.raw.once('close', () => settle(fill, undefined));
      });
      app.addHook('onSend', async (request, reply, payload) => {
        const fill = filling.get(request);
        if (!fill) return payload;
        if (request.isSignedIn || !isKept(reply, payload)) {
          settle(fill, undefined);
          return payload;
        }
        const entry = createEntry(reply, payload, performance.now() + freshForMs);
        const variant = await variantOf(entry, encodingOf(request.raw));
        keep(fill.key, entry);
        // Not when the response is closed: a client that reads slowly would keep an old answer alive.
        settle(fill, entry);
        const isKnown = request.headers['if-none-match'] === entry.etag;
        for (let at = 0; at < variant.headers.length; at += 2)
          reply.header(variant.headers[at]!, variant.headers[at + 1]);
        if (!isKnown) return variant.body;
        reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
        return '';
      });
    },
  };
}

function isKept(reply: FastifyReply, payload: unknown): payload is string {
  return (
    reply.statusCode === 200 &&
    saysShared(String(reply.getHeader('cache-control') ?? '')) &&
    typeof payload === 'string' &&
    payload.length <= LONGEST_BYTES &&
    !reply.hasHeader('set-cookie')
  );
}

function saysShared(cacheControl: string): boolean {
  const directives = cacheControl.split(',').map((directive) => directive.trim().split('=', 1)[0]);
  return directives.includes('public') && !directives.includes('private') && !directives.includes('no-store');
}

function createEntry(reply: FastifyReply, payload: string, freshUntil: number): Entry {
  const body = Buffer.from(payload);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  // The request id is set for each answer.
  const { 'x-request-id': _first, ...answer } = reply.getHeaders();
  const headers = Object.fromEntries(
    Object.entries({ ...answer, etag, vary }).map(([name, value]) => [name, String(value)]),
  );
  return { freshUntil, etag, body, headers, ready: new Map(), bytes: 2 * body.length };
}

async function variantOf(entry: Entry, encoding: Encoding): Promise<Variant> {
  const known = entry.ready.get(encoding);
  if (known) return known;
  const body = await compress(entry.body, encoding);
  const headers = {
    ...entry.headers,
    'content-length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  const variant = { headers: Object.entries(headers).flat(), body };
  entry.ready.set(encoding, variant);
  return variant;
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return await compressBrotli(body, BROTLI);
  return encoding === 'gzip' ? await compressGzip(body) : body;
}

function send(
  entry: Entry,
  variant: Variant,
  { request, response, name }: { request: IncomingMessage; response: ServerResponse; name: string },
): void {
  const named = ['x-request-id', name];
  if (request.headers['if-none-match'] === entry.etag) {
    // A 304 renews a proxy's copy, for as long as these headers allow.
    const kept = ['etag', 'vary', 'cache-control'].flatMap((name) => [name, entry.headers[name] ?? '']);
    response.writeHead(304, [...kept, ...named]);
    response.end();
    return;
  }
  response.writeHead(200, [...variant.headers, ...named]);
  response.end(variant.body);
}

function encodingOf(request: IncomingMessage): Encoding {
  return acceptedEncoding(request.headers['accept-encoding']);
}
