import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRangeOf } from '../requests/byte-range.ts';

interface SentFile {
  etag: string;
  contentType: string;
  object: { size: number; stream(range?: { start: number; end: number }): Readable };
}

/**
 * Answers with a file, a part of it, or word that the client has it. Caching is up to the caller, as is everything
 * else that the answer says of the file.
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

/** `If-None-Match` compares weakly: a cache may have marked the tag so. */
function hasIt(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags !== undefined && (tags.includes(etag) || tags.includes('*'));
}
