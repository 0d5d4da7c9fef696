import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface KeptObject {
  bytes: Buffer;
  contentType: string;
  modifiedAt: Date;
}

export interface S3Answer {
  status: number;
  headers: Record<string, string | number>;
  body?: string | Buffer;
}

const STATUSES: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  InvalidAccessKeyId: 403,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
};

export function s3Error(code: string): S3Answer {
  return xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, STATUSES[code]!);
}

/** HeadBucket and ListObjectsV2. */
export function answerBucket(
  objects: ReadonlyMap<string, KeptObject>,
  {
    method,
    query,
    bucket,
    pageSize,
  }: { method: string; query: URLSearchParams; bucket: string; pageSize: number },
): S3Answer {
  if (method === 'HEAD') return { status: 200, headers: {} };
  if (method !== 'GET' || query.get('list-type') !== '2') return s3Error('NotImplemented');
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { bytes, modifiedAt } = objects.get(key)!;
    const facts = `<LastModified>${modifiedAt.toISOString()}</LastModified><Size>${bytes.length}</Size>`;
    return `<Contents><Key>${key}</Key>${facts}<ETag>&quot;${etagOf(bytes)}&quot;</ETag></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount>` +
      `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

export interface ObjectQuestion {
  method: string;
  key: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** PutObject, HeadObject, GetObject and DeleteObject. */
export function answerObject(objects: Map<string, KeptObject>, question: ObjectQuestion): S3Answer {
  const { method, key, headers, body } = question;
  if (method === 'PUT') {
    if (headers['content-encoding']?.includes('aws-chunked') || headers['x-amz-copy-source'])
      return s3Error('NotImplemented');
    const contentType = headers['content-type'] ?? 'binary/octet-stream';
    objects.set(key, { bytes: body, contentType, modifiedAt: new Date() });
    return { status: 200, headers: { etag: `"${etagOf(body)}"` } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204, headers: {} };
  }
  if (method !== 'GET' && method !== 'HEAD') return s3Error('MethodNotAllowed');
  const object = objects.get(key);
  return object ? sendObject(object, headers.range) : s3Error('NoSuchKey');
}

function sendObject({ bytes, contentType, modifiedAt }: KeptObject, range: string | undefined): S3Answer {
  const facts = {
    'accept-ranges': 'bytes',
    'content-type': contentType,
    etag: `"${etagOf(bytes)}"`,
    'last-modified': modifiedAt.toUTCString(),
  };
  const whole = { status: 200, headers: { ...facts, 'content-length': bytes.length }, body: bytes };
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!asked) return whole;
  const start = Number(asked[1]);
  if (start >= bytes.length) return s3Error('InvalidRange');
  const end = Math.min(asked[2] === '' ? bytes.length - 1 : Number(asked[2]), bytes.length - 1);
  const body = bytes.subarray(start, end + 1);
  const contentRange = { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: { ...facts, ...contentRange, 'content-length': body.length }, body };
}

function etagOf(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}

function xml(body: string, status = 200): S3Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  };
}
