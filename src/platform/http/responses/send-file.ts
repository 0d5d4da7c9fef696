import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRangeOf } from '../requests/byte-range.ts';

interface SentFile {
  etag: string;
  contentType: string;
  object: { size: number; stream(range?: { start: number; end: number }): Readable };
}

/**
 * Sends a file, a byte range of it, or 304. The caller sets all other headers, caching included.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, contentType, object }: SentFile,
): FastifyReply {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(contentType);
  const { size } = object;
  if (request.method === 'HEAD') return reply.header('content-length', size).send(Readable.from([]));
  const range = byteRangeOf(request.headers, { size, etag });
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    reply.header('content-length', range.end - range.start + 1);
  } else {
    reply.header('content-length', size);
  }
  return reply.send(object.stream(range));
}

/** `If-None-Match` compares weakly: a cache may have marked the tag as weak. */
function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags !== undefined && (tags.includes(etag) || tags.includes('*'));
}
