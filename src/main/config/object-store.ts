import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { httpUrl, oneOf } from './value-schemas.ts';
import type { Environment, Values } from './variable.ts';

export const objectStoreVariables = {
  kind: {
    name: 'OBJECT_STORE',
    schema: oneOf(['disk', 's3']),
    default: 'disk',
    isUsual: true,
    words:
      'Where pictures are stored: disk (in DATA_DIR, which all roles must share) or s3 (Amazon S3, or a store that speaks its protocol). docs/operations.md says how to move.',
  },
  bucket: {
    name: 'S3_BUCKET',
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    }),
    isUsual: true,
    words: 'Bucket for pictures; needed if OBJECT_STORE is s3.',
  },
  region: {
    name: 'S3_REGION',
    schema: z
      .string()
      .regex(/^[a-z0-9-]{2,40}$/, { error: 'must be the name of a region, such as eu-central-1' }),
    default: 'us-east-1',
    words: "The bucket's region.",
  },
  endpoint: {
    name: 'S3_ENDPOINT',
    schema: httpUrl
      .refine((text) => !/[?#@]/.test(text), {
        error: 'must be an address alone, such as https://s3.example:9000',
      })
      .transform((text) => text.replace(/\/+$/, '')),
    words:
      "Address of a store that speaks S3's protocol (MinIO, Ceph, R2 and others). Buckets are then named in the path. Unset: Amazon's own.",
  },
  accessKeyId: {
    name: 'AWS_ACCESS_KEY_ID',
    schema: z.string(),
    isTogether: true,
    words: "Access key. Unset: what Amazon's SDK finds, such as a profile or the role of the machine.",
  },
  secretAccessKey: {
    name: 'AWS_SECRET_ACCESS_KEY',
    schema: z.string(),
    isTogether: true,
    isSecret: true,
    words: 'Secret of the access key.',
  },
  sessionToken: {
    name: 'AWS_SESSION_TOKEN',
    schema: z.string(),
    isSecret: true,
    words: 'Token of temporary credentials, where the access key is one of those.',
  },
} as const;

/**
 * Settings of Amazon S3, or of a store that speaks its protocol; `undefined` if objects are files. Without credentials, the
 * SDK finds some, such as a role of the machine.
 * @throws ConfigError
 */
export function readS3(values: Values<typeof objectStoreVariables>) {
  const { kind, bucket, region, endpoint, accessKeyId, secretAccessKey, sessionToken } = values;
  if (kind !== 's3') return undefined;
  if (!bucket) throw new ConfigError('S3_BUCKET is missing: OBJECT_STORE=s3 needs it');
  const credentials = accessKeyId
    ? { accessKeyId, secretAccessKey: secretAccessKey!, sessionToken }
    : undefined;
  return { bucket, region, endpoint, credentials };
}

/** @returns a warning for each S3 variable that is set although objects are files */
export function listUnusedS3Variables(env: Environment): string[] {
  if (env.OBJECT_STORE?.trim() === 's3') return [];
  return Object.keys(env)
    .filter((name) => name.startsWith('S3_') && env[name]?.trim())
    .sort()
    .map((name) => `${name} has no effect: OBJECT_STORE is not s3`);
}
