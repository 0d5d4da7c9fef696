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
  /** Of a store that speaks the protocol. `undefined`: Amazon's own. */
  endpoint?: string | undefined;
  /** `undefined`: where the SDK finds them, such as a role of the machine or a profile. */
  credentials?: S3Credentials | undefined;
  /** Milliseconds; for tests. */
  patience?: Partial<S3Patience>;
}

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export interface S3Patience {
  connectMs: number;
  /** In which nothing comes or goes on a connection. */
  idleMs: number;
  /** From a request to the beginning of its answer. */
  answerMs: number;
}

// An object of 50 MB goes up within them over 5 Mbit/s.
const PATIENCE: S3Patience = { connectMs: 5_000, idleMs: 15_000, answerMs: 90_000 };
const ATTEMPTS = 3;
const CONNECTIONS = 100;

/** Objects in a bucket of S3, or of a store that speaks its protocol. */
export function createS3ObjectStore(options: S3Options): ObjectStore {
  const { bucket: Bucket } = options;
  const client = createClient(options);
  const asking = async <T>(work: () => Promise<T>): Promise<T> => {
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
      await asking(() => client.send(new PutObjectCommand({ ...object, ContentLength: bytes.length })));
    },
    async get(key) {
      requireObjectKey(key);
      const found = await asking(async () => {
        try {
          return await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        } catch (error) {
          if (!isMissing(error)) throw error;
          // The answer has no body that would tell a missing object from a missing bucket.
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
      await asking(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
    async *list(prefix) {
      requireKeyPrefix(prefix);
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await asking(() => pages.next());
        if (done) return;
        for (const { Key, LastModified } of value.Contents ?? [])
          if (Key && LastModified && isObjectKey(Key)) yield { key: Key, modifiedAt: LastModified };
      }
    },
    async deleteUnfinished(prefix) {
      requireKeyPrefix(prefix);
      // Each object is one request, of which the store keeps all or nothing.
      return 0;
    },
  };
}

function createClient({ endpoint, region, credentials, patience }: S3Options): S3Client {
  const { connectMs, idleMs, answerMs } = { ...PATIENCE, ...patience };
  return new S3Client({
    region,
    ...(credentials && { credentials: credentialsOf(credentials) }),
    // Names of buckets are seldom names of hosts elsewhere, and checksums of Amazon's own kind are not known everywhere.
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
