import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { ProviderError } from '#platform/errors/provider-error';
import type { ByteRange } from '#ports/object-store';
import { toProviderError } from './s3-errors.ts';

// Consecutive failures without a byte received.
const MAX_FAILURES = 3;

export interface ReadS3ObjectInput {
  client: S3Client;
  bucket: string;
  key: string;
  range: ByteRange;
}

/**
 * Streams a part of an object; sends no request before the first read. If the connection breaks or times out, the rest is
 * requested again.
 * @throws ProviderError from the stream
 */
export function readS3Object(input: ReadS3ObjectInput): Readable {
  const closing = new AbortController();
  const stream = Readable.from(chunksOf(input, closing.signal), { objectMode: false });
  // A generator that waits for the network does not notice that the stream was closed.
  stream.once('close', () => closing.abort());
  return stream;
}

async function* chunksOf(
  { client, bucket, key, range }: ReadS3ObjectInput,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let at = range.start;
  let failures = 0;
  while (at <= range.end) {
    try {
      const rest = { ...range, start: at };
      for await (const chunk of await requestRange({ client, bucket, key, range: rest }, signal)) {
        at += chunk.length;
        failures = 0;
        yield chunk;
      }
      if (at <= range.end)
        throw new ProviderError('transient', 'The object store failed: an answer was cut off');
    } catch (error) {
      const failure = toProviderError(error, bucket);
      failures += 1;
      if (signal.aborted || failure.kind !== 'transient' || failures === MAX_FAILURES) throw failure;
    }
  }
}

async function requestRange(
  { client, bucket, key, range }: ReadS3ObjectInput,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const { Body, ContentRange } = await client.send(
    new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${range.start}-${range.end}` }),
    { abortSignal: signal },
  );
  if (!(Body instanceof Readable)) throw new Error('the response has no body');
  if (!ContentRange?.startsWith(`bytes ${range.start}-`)) {
    Body.destroy();
    throw new ProviderError('misconfigured', 'The object store failed: it does not support range requests');
  }
  signal.addEventListener('abort', () => Body.destroy(), { once: true });
  return Body;
}
