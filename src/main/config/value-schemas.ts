import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { isLoopback } from './addresses.ts';

/** Schemas of variables. Their errors complete a sentence that begins with the variable's name. */

export const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
};

export const oneOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z.enum(values, {
    error: values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`,
  });

export const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const file = z.string().refine((text) => !text.includes('\0'), { error: 'must be a file' });

export const email = z.string().regex(/^[^\s@,]+@[^\s@,]+$/, { error: 'must be an email address' });

export const acr = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, { error: 'must list values of acr, without spaces' });

/** A bearer token. */
export const token = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, { error: 'must have 16 characters or more, without spaces' });

export const httpUrl = z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'must be an address that begins with http:// or https://',
});

/** An OpenID Connect provider. It needs TLS: changing its answers allows signing in as anyone. */
export const issuer = z.string().refine(isSafeIssuer, {
  error: 'must begin with https://; http:// is only for a provider on a loopback address',
});

/** A site's address, reduced to scheme, host and port. */
export const origin = (example: string) =>
  httpUrl
    .refine((text) => URL.parse(text)?.pathname === '/' && !/[?#@]/.test(text), {
      error: `must be a scheme and a host alone, such as ${example}`,
    })
    .transform((text) => new URL(text).origin);

/** `host:port`, as the URL standard writes the host. */
export const hostAndPort = z
  .string()
  .refine((text) => /^(\[[\da-f:.]+\]|[\w.-]+):[1-9]\d{0,4}$/i.test(text) && URL.canParse(`http://${text}`), {
    error: 'must list hosts with their ports, such as 127.0.0.1:4000',
  })
  .transform((text) => text.toLowerCase());

export const postgresUrl = z.string().refine(isPostgresUrl, {
  error: 'must be an address such as postgres://user:password@host:5432/database',
});

export const cron = z.string().refine(isCron, { error: 'must be a cron expression such as */15 * * * *' });

function isSafeIssuer(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  return url.hostname !== '' || url.searchParams.has('host');
}

function isCron(text: string): boolean {
  try {
    CronExpressionParser.parse(text, { tz: 'UTC' });
    return text.split(/\s+/).length === 5;
  } catch {
    return false;
  }
}
