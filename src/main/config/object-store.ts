import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { httpUrl, oneOf } from './value-schemas.ts';

export interface S3Config {
  bucket: string;
  region: string;
  /** Of a store that speaks the protocol, without a trailing slash. `undefined`: Amazon's own. */
  endpoint: string | undefined;
  /** `undefined`: where the SDK finds them, such as a role of the machine or a profile. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string | undefined } | undefined;
}

/** Set both, or none. */
export const AWS_TOGETHER = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

export const objectStoreVariables = {
  OBJECT_STORE: oneOf(['disk', 's3']).default('disk'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, { error: 'must be the name of a region, such as eu-central-1' })
    .default('us-east-1'),
  S3_ENDPOINT: httpUrl
    .refine((text) => !/[?#@]/.test(text), {
      error: 'must be an address alone, such as https://s3.example:9000',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};

/**
 * @returns `undefined` where objects are files
 * @throws ConfigError
 */
export function readS3(env: z.infer<z.ZodObject<typeof objectStoreVariables>>): S3Config | undefined {
  if (env.OBJECT_STORE !== 's3') return undefined;
  if (!env.S3_BUCKET) throw new ConfigError('S3_BUCKET is missing: OBJECT_STORE=s3 needs it');
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: env.AWS_ACCESS_KEY_ID
      ? {
          accessKeyId: env.AWS_ACCESS_KEY_ID,
          secretAccessKey: env.AWS_SECRET_ACCESS_KEY!,
          sessionToken: env.AWS_SESSION_TOKEN,
        }
      : undefined,
  };
}

/** @returns a line for each variable of S3 that is set although objects are files; it stops nothing */
export function listUnusedS3Variables(env: Readonly<Record<string, string | undefined>>): string[] {
  if (env.OBJECT_STORE?.trim() === 's3') return [];
  return Object.keys(env)
    .filter((name) => name.startsWith('S3_') && env[name]?.trim())
    .sort()
    .map((name) => `${name} has no effect: OBJECT_STORE is not s3`);
}
