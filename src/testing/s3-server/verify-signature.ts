import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedRequest {
  method: string;
  /** Path and query, unchanged. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface KeyPair {
  accessKeyId: string;
  secretAccessKey: string;
}

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Checks a request's signature (AWS Signature Version 4 in the `Authorization` header, body included) for this key and
 * region, with 15 minutes of tolerance.
 * @returns S3's error code; undefined if it is valid
 */
export function findSignatureFault(
  request: SignedRequest,
  { keys, region, now }: { keys: KeyPair; region: string; now: number },
): string | undefined {
  const { headers, body } = request;
  const parsed = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!parsed) return 'AccessDenied';
  const [, accessKeyId, day, signedRegion, signedHeaders, signature] = parsed;
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const at = String(headers['x-amz-date']);
  if (Math.abs(timeOf(at) - now) > SKEW_MS) return 'RequestTimeTooSkewed';
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(request, signedHeaders!, digest))].join(
    '\n',
  );
  const key = [day!, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, signed).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function canonical({ method, url, headers }: SignedRequest, signedHeaders: string, digest: string): string {
  const [path, query = ''] = url.split('?') as [string, string?];
  const parameters = query === '' ? [] : query.split('&').map((it) => (it.includes('=') ? it : `${it}=`));
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  return [method, path, parameters.sort().join('&'), lines.join(''), signedHeaders, digest].join('\n');
}

/** Milliseconds of a time such as `20260102T030405Z`. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
