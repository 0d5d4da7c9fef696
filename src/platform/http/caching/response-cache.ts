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
    /** Whether answers of this route to visitors may be kept for the cache's few seconds; each answer must say so too. */
    isShared?: boolean;
  }
}

export interface ResponseCache {
  /** Answers at once what is fresh. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps the answers of shared routes. Must come after the hooks that set headers, before those that compress. */
  register(app: App): void;
}

/**
 * `cache-control` of shared answers: proxies may keep them as long as this cache does. Browsers ask again each time
 * (and mostly hear 304), so that Refresh shows what is there.
 */
export const SHARED = 'public, max-age=0, s-maxage=2';

interface Variant {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
  body: Buffer;
}

interface Entry {
  freshUntil: number;
  etag: string;
  body: Buffer;
  /** Those of the answer, whatever its encoding. */
  headers: Record<string, string>;
  /** In the encodings that were asked for so far. */
  ready: Map<Encoding, Variant>;
  /** Of all variants together, at most. */
  bytes: number;
}

/** Resolves to nothing when the answer was not one to keep. */
type Pending = PromiseWithResolvers<Entry | undefined> & { key: string };

const LONGEST_BYTES = 2 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const [compressGzip, compressBrotli] = [promisify(gzip), promisify(brotliCompress)];

/**
 * Ready bytes of answers to visitors, for a few seconds each: a request whose answer is here passes no hook, no
 * session and no database. Requests for the same answer that come while it is made wait for that one. Requests with a
 * session cookie or credentials are neither answered from the cache nor kept in it, and an answer is kept only if its
 * own `cache-control` says that it is shared.
 */
export function createResponseCache({
  freshForMs,
  maxBytes,
  readCookies,
  nameOf,
  onAnswer,
}: {
  /** 0: nothing is kept. */
  freshForMs: number;
  maxBytes: number;
  /**
   * Reads a `Cookie` header with the parser that routes use: two readings of one header would let a signed-in person's
   * page be kept for everybody.
   */
  readCookies(header: string): { hasSession: boolean; theme?: Theme | undefined };
  /** What a request is called. */
  nameOf(request: IncomingMessage): string;
  /** Told of every answer of a shared route to a visitor. */
  onAnswer: (result: 'ready' | 'joined' | 'made') => void;
}): ResponseCache {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Pending>();
  const filling = new WeakMap<FastifyRequest, Pending>();
  let bytes = 0;

  /** Undefined for a request that the cache has nothing to do with. */
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
      });
      app.addHook('onSend', async (request, reply, payload) => {
        const fill = filling.get(request);
        if (!fill || request.isSignedIn || !isKept(reply, payload)) return payload;
        const entry = createEntry(reply, payload, performance.now() + freshForMs);
        const variant = await variantOf(entry, encodingOf(request.raw));
        keep(fill.key, entry);
        fill.resolve(entry);
        const isKnown = request.headers['if-none-match'] === entry.etag;
        for (let at = 0; at < variant.headers.length; at += 2)
          reply.header(variant.headers[at]!, variant.headers[at + 1]);
        if (!isKnown) return variant.body;
        reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
        return '';
      });
      app.addHook('onResponse', async (request) => {
        const fill = filling.get(request);
        if (!fill) return;
        pending.delete(fill.key);
        fill.resolve(undefined);
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
  // Each request has an id of its own.
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
    // What a proxy has kept is renewed by it, for as long as is said here.
    const kept = ['etag', 'vary', 'cache-control'].flatMap((name) => [name, entry.headers[name] ?? '']);
    response.writeHead(304, [...kept, ...named]);
    response.end();
    return;
  }
  response.writeHead(200, [...variant.headers, ...named]);
  response.end(variant.body);
}

/** The smallest form that the request admits; one that refuses something by weight gets the plain form. */
function encodingOf(request: IncomingMessage): Encoding {
  return acceptedEncoding(request.headers['accept-encoding']);
}
