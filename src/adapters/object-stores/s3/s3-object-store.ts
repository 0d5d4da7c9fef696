import {
  DeleteObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '#ports/object-store';
import { isObjectKey, requireKeyPrefix, requireObjectKey } from '../object-keys.ts';
import { readS3Object } from './read-s3-object.ts';
import { isMissing, toProviderError } from './s3-errors.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Address of an S3-compatible store; `undefined` for Amazon S3. */
  endpoint?: string | undefined;
  /** `undefined`: the SDK's default sources, such as an instance role or a profile. */
  credentials?: S3Credentials | undefined;
  /** For tests. */
  timeouts?: Partial<S3Timeouts>;
}

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** Milliseconds. */
export interface S3Timeouts {
  connectMs: number;
  /** Without traffic on a connection. */
  idleMs: number;
  /** From a request to the start of its response. */
  answerMs: number;
}

// Enough to upload 50 MB at 5 Mbit/s.
const TIMEOUTS: S3Timeouts = { connectMs: 5_000, idleMs: 15_000, answerMs: 90_000 };
const ATTEMPTS = 3;
const CONNECTIONS = 100;

/** Stores objects in a bucket of S3 or an S3-compatible store. */
export function createS3ObjectStore(options: S3Options): ObjectStore {
  const { bucket: Bucket } = options;
  const client = createClient(options);
  const toProviderErrors = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toProviderError(error, Bucket);
    }
  };
  return {
    async put(key, bytes, contentType) {
      requireObjectKey(key);
      const object = { Bucket, Key: key, Body: bytes, ContentType: contentType };
      await toProviderErrors(() =>
        client.send(new PutObjectCommand({ ...object, ContentLength: bytes.length })),
      );
    },
    async get(key) {
      requireObjectKey(key);
      const found = await toProviderErrors(async () => {
        try {
          return await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        } catch (error) {
          if (!isMissing(error)) throw error;
          // Responses to HEAD have no body, so a missing bucket looks like a missing object.
          await client.send(new HeadBucketCommand({ Bucket }));
          return undefined;
        }
      });
      if (!found) return undefined;
      const size = found.ContentLength ?? 0;
      return {
        size,
        stream: (range = { start: 0, end: size - 1 }) => readS3Object({ client, bucket: Bucket, key, range }),
      };
    },
    async delete(key) {
      requireObjectKey(key);
      await toProviderErrors(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
    async *list(prefix) {
      requireKeyPrefix(prefix);
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await toProviderErrors(() => pages.next());
        if (done) return;
        for (const { Key, LastModified } of value.Contents ?? [])
          if (Key && LastModified && isObjectKey(Key)) yield { key: Key, modifiedAt: LastModified };
      }
    },
    async deleteUnfinished(prefix) {
      requireKeyPrefix(prefix);
      // Each object is one request, which the store applies completely or not at all.
      return 0;
    },
  };
}

function createClient({ endpoint, region, credentials, timeouts }: S3Options): S3Client {
  const { connectMs, idleMs, answerMs } = { ...TIMEOUTS, ...timeouts };
  return new S3Client({
    region,
    ...(credentials && { credentials: credentialsOf(credentials) }),
    // Other stores rarely support bucket names as host names, and not all support Amazon's checksums.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    }),
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  });
}

function credentialsOf({ accessKeyId, secretAccessKey, sessionToken }: S3Credentials) {
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}
