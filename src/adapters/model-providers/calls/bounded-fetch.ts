import { lookup as resolve } from 'node:dns';
import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PassThrough, pipeline, Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from '#platform/egress/is-public-address';

/** Maximum bytes of one answer; four 4K images as base64 fit. */
const MOST_BYTES = 64 * 1024 * 1024;
const CONNECT_MS = 10_000;
/** Longest pause between two chunks of an answer. */
const SILENCE_MS = 60_000;

export interface BoundedFetchOptions {
  /** Addresses that need not be public, such as the operator's own server. */
  trusted: readonly string[];
  mostBytes?: number | undefined;
}

/** The provider's answer exceeds the size limit. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/** The request's address is neither the provider's nor public. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * `fetch` for providers' SDKs. Answers are limited to `mostBytes`, whatever their `content-length`. Addresses other than
 * `trusted` must be public, checked while connecting. A slow server may take its time to answer (the built-in `fetch`
 * gives up after 300 s), since each call has its own time limit. Redirects are not followed: SDKs that follow them come
 * back here.
 */
export function createBoundedFetch({
  trusted,
  mostBytes = MOST_BYTES,
}: BoundedFetchOptions): typeof globalThis.fetch {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true }),
    'https:': new HttpsAgent({ keepAlive: true }),
  };
  const trustedHosts = new Set(trusted.flatMap((url) => URL.parse(url)?.host ?? []));

  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new ForbiddenAddress(`${url.protocol} is not allowed`);
    const isTrusted = trustedHosts.has(url.host);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!isTrusted && isIP(host) && !isPublicAddress(host))
      throw new ForbiddenAddress(`${url.host} is not public`);
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined;
    const answer = await ask(
      url,
      {
        method: asked.method,
        agent: agents[url.protocol],
        headers: {
          ...Object.fromEntries(asked.headers),
          'accept-encoding': 'identity',
          ...(body ? { 'content-length': body.byteLength } : {}),
        },
        ...(isTrusted ? {} : { lookup: publicOnly }),
      },
      body,
      asked.signal,
    );
    return toResponse(answer, url, mostBytes);
  };
}

/** Checks the resolved addresses while connecting, so that DNS rebinding cannot swap them. */
const publicOnly: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const inside = error ? undefined : found.find(({ address }) => !isPublicAddress(address));
    const refusal = inside ? new ForbiddenAddress(`${host} is not public`) : error;
    const [first] = found ?? [];
    if (refusal || !first) callback(refusal ?? new ForbiddenAddress(`${host} has no address`), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

function ask(
  url: URL,
  options: RequestOptions,
  body: Buffer | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((settle, fail) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, { ...options, signal });
    const late = setTimeout(
      () => request.destroy(codedError('ETIMEDOUT', `No connection within ${CONNECT_MS / 1000} seconds`)),
      CONNECT_MS,
    );
    const connected = () => clearTimeout(late);
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
      else connected();
    });
    request.once('response', settle);
    request.on('error', (error) => fail(signal.aborted ? signal.reason : error));
    request.once('close', connected);
    request.end(body);
  });
}

function toResponse(answer: IncomingMessage, url: URL, mostBytes: number): Response {
  const status = answer.statusCode!;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  if (Number(headers.get('content-length')) > mostBytes) {
    answer.destroy();
    throw new AnswerTooLarge(`An answer of ${headers.get('content-length')} bytes`);
  }
  answer.setTimeout(SILENCE_MS, () =>
    answer.destroy(codedError('ETIMEDOUT', `No data for ${SILENCE_MS / 1000} seconds`)),
  );
  const body = bodyOf(answer, headers.get('content-encoding'), mostBytes);
  const response = new Response(body, { status, statusText: answer.statusMessage ?? '', headers });
  Object.defineProperty(response, 'url', { value: url.href });
  return response;
}

/** @returns null for a status without body */
function bodyOf(answer: IncomingMessage, encoding: string | null, mostBytes: number): ReadableStream | null {
  if ([204, 205, 304].includes(answer.statusCode!)) {
    answer.resume();
    return null;
  }
  // Errors reach the reader of the body.
  const body = pipeline(answer, decoderOf(encoding), atMost(mostBytes), () => {});
  return Readable.toWeb(body) as ReadableStream;
}

/** We request no compression, but some proxies compress anyway. */
function decoderOf(encoding: string | null): Transform | PassThrough {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'deflate') return createInflate();
  return new PassThrough();
}

function atMost(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) done(new AnswerTooLarge(`An answer of more than ${mostBytes} bytes`));
      else done(null, chunk);
    },
  });
}

function codedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
