import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { ProviderError } from '#platform/errors/provider-error';
import type { ByteRange } from '#ports/object-store';
import { toProviderError } from './s3-errors.ts';

// In a row, none of which brought a byte.
const FAILURES = 3;

export interface ReadS3ObjectInput {
  client: S3Client;
  bucket: string;
  key: string;
  range: ByteRange;
}

/**
 * Reads a part of an object as it is asked for, and asks for nothing before. Where the connection breaks, or is given up
 * because nobody read from it, what is missing is fetched by another.
 * @throws ProviderError from the stream
 */
export function readS3Object(input: ReadS3ObjectInput): Readable {
  const closing = new AbortController();
  const stream = Readable.from(chunksOf(input, closing.signal), { objectMode: false });
  // A generator that waits for the network does not notice that its reader has gone.
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
      for await (const chunk of await bodyOf(
        { client, bucket, key, range: { ...range, start: at } },
        signal,
      )) {
        at += chunk.length;
        failures = 0;
        yield chunk;
      }
      if (at <= range.end)
        throw new ProviderError('transient', 'The object store failed: an answer was cut off');
    } catch (error) {
      const failure = toProviderError(error, bucket);
      failures += 1;
      if (signal.aborted || failure.kind !== 'transient' || failures === FAILURES) throw failure;
    }
  }
}

async function bodyOf(
  { client, bucket, key, range }: ReadS3ObjectInput,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const { Body, ContentRange } = await client.send(
    new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${range.start}-${range.end}` }),
    { abortSignal: signal },
  );
  const body = Body as unknown as Readable;
  if (!ContentRange?.startsWith(`bytes ${range.start}-`)) {
    body.destroy();
    throw new ProviderError(
      'misconfigured',
      'The object store failed: it does not answer with parts of objects',
    );
  }
  signal.addEventListener('abort', () => body.destroy(), { once: true });
  return body;
}
