import { ProviderError, type ProviderErrorKind } from '#platform/errors/provider-error';

/** An error's code, if any, and the response's status. */
interface Facts {
  code: string;
  status: number | undefined;
  message: string;
}

/** Whether the object or bucket does not exist. */
export function isMissing(error: unknown): boolean {
  const { code, status } = factsOf(error);
  return code !== 'NoSuchBucket' && (status === 404 || code === 'NoSuchKey' || code === 'NotFound');
}

/** In one line for the operator, without credentials. */
export function toProviderError(error: unknown, bucket: string): ProviderError {
  if (error instanceof ProviderError) return error;
  const facts = factsOf(error);
  const [kind, what] = judge(facts, bucket);
  return new ProviderError(kind, `The object store failed: ${what}`, { cause: error });
}

// Errors that the operator must fix, whatever their status.
const MISCONFIGURED: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know the access key',
  SignatureDoesNotMatch: 'the secret access key is not the one of the access key',
  AuthorizationHeaderMalformed: 'the region is not the one of the bucket',
  PermanentRedirect: 'the region is not the one of the bucket',
  InvalidBucketName: 'the name of the bucket is not valid',
  RequestTimeTooSkewed: "this machine's clock is wrong",
  CredentialsProviderError: 'there are no credentials',
};

function judge({ code, status, message }: Facts, bucket: string): [ProviderErrorKind, string] {
  const known = MISCONFIGURED[code];
  if (known) return ['misconfigured', `${known} (${code})`];
  // The SDK fetches new credentials by itself.
  if (code === 'ExpiredToken') return ['transient', 'the credentials have expired'];
  if (code === 'NoSuchBucket') return ['misconfigured', `there is no bucket ${bucket}`];
  if (code === 'NoSuchKey') return ['rejected', 'the object no longer exists'];
  if (status === 404) return ['misconfigured', `there is no bucket ${bucket}`];
  if (status === 401 || status === 403) return ['misconfigured', `access to the bucket ${bucket} is denied`];
  if (status === 301 || status === 307)
    return ['misconfigured', `the bucket ${bucket} is in another region or at another address`];
  // A response to HEAD has no body with details.
  if (status === 400 && code === 'Unknown')
    return ['misconfigured', 'it refuses requests: the region may not be the one of the bucket'];
  const said = [code, message].filter((text, i, all) => text && all.indexOf(text) === i).join(': ');
  if (status === undefined || status >= 500 || status === 408 || status === 429) return ['transient', said];
  // An unreadable success comes from a proxy, or was truncated.
  return [status < 400 ? 'transient' : 'rejected', said];
}

function factsOf(error: unknown): Facts {
  const { name, code, message, $metadata } = error as {
    name?: string;
    code?: unknown;
    message?: string;
    $metadata?: { httpStatusCode?: number };
  };
  // The network's errors have a code, the store's a name.
  return {
    code: typeof code === 'string' ? code : (name ?? 'Error'),
    status: $metadata?.httpStatusCode,
    message: (message ?? '').replace(/\s+/g, ' ').slice(0, 200),
  };
}
