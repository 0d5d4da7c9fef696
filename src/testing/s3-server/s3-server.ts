import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerBucket, answerObject, type KeptObject, type S3Answer, s3Error } from './answers.ts';
import { findSignatureFault } from './verify-signature.ts';

export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  /** The only accepted credentials. */
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** The stored objects, by key. */
  objects: Map<string, KeptObject>;
  close(): Promise<void>;
}

export interface S3ServerOptions {
  /** Refuses writes and deletions, like a policy. */
  isReadOnly?: boolean;
  /** Page size of lists, 1 to 1,000. */
  pageSize?: number;
}

/**
 * The part of S3 that Framewright uses: one bucket, addressed by path, with signed requests. It stores objects in memory,
 * and answers as documented by S3.
 */
export async function startS3Server({
  isReadOnly = false,
  pageSize = 1_000,
}: S3ServerOptions = {}): Promise<S3Server> {
  const objects = new Map<string, KeptObject>();
  const bucket = 'framewright-pictures';
  const region = 'us-east-1';
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };
  const answer = async (request: IncomingMessage): Promise<S3Answer> => {
    const method = request.method!;
    const url = new URL(request.url!, 'http://s3');
    const signed = { method, url: request.url!, headers: request.headers, body: await buffer(request) };
    const fault = findSignatureFault(signed, { keys: credentials, region, now: Date.now() });
    if (fault) return s3Error(fault);
    const [, named, ...rest] = url.pathname.split('/');
    if (named !== bucket) return s3Error('NoSuchBucket');
    if (isReadOnly && !['GET', 'HEAD'].includes(method)) return s3Error('AccessDenied');
    const key = decodeURIComponent(rest.join('/'));
    return key === ''
      ? answerBucket(objects, { method, query: url.searchParams, bucket, pageSize })
      : answerObject(objects, { method, key, headers: request.headers, body: signed.body });
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (it) => send(request, response, it),
      () => response.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    region,
    credentials,
    objects,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: S3Answer): void {
  const length = body === undefined ? 0 : Buffer.byteLength(body);
  response.writeHead(status, { 'content-length': length, ...headers });
  // An answer to HEAD has the length that GET would have.
  response.end(request.method === 'HEAD' ? undefined : body);
}
