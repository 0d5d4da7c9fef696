import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';

export interface JsonRequest<T> {
  url: string;
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Posted as JSON; without it the request is a GET. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  schema: z.ZodType<T>;
}

/**
 * Requests JSON from a server without an SDK.
 * @throws APICallError as the SDKs do; the signal's reason if aborted
 */
export async function requestJson<T>(
  fetch: typeof globalThis.fetch,
  { url, headers, body, signal, schema }: JsonRequest<T>,
): Promise<{ value: T; headers: Record<string, string> }> {
  const fail = (message: string, more: Partial<ConstructorParameters<typeof APICallError>[0]> = {}) =>
    new APICallError({ message, url, requestBodyValues: {}, ...more });

  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: definedOnly({
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted || !(error instanceof TypeError)) throw error;
    throw fail('Cannot connect to the server', { cause: error.cause ?? error, isRetryable: true });
  }

  const responseHeaders = Object.fromEntries(response.headers);
  const answer = { statusCode: response.status, responseHeaders, responseBody: text };
  if (!response.ok) throw fail(messageOf(text) ?? response.statusText, answer);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw fail('Invalid JSON response', { ...answer, cause: parsed.error });
  return { value: parsed.data, headers: responseHeaders };
}

/** Checks a key, or whether a server is running, with a free GET request. */
export function createCheck(
  fetch: typeof globalThis.fetch,
  url: string,
  headers: Record<string, string> = {},
): (options: { signal: AbortSignal }) => Promise<void> {
  // The base URL may end with a slash.
  const address = url.replace(/(?<!:)\/{2,}/g, '/');
  return async ({ signal }) => {
    await requestJson(fetch, { url: address, headers, signal, schema: z.unknown() });
  };
}

const words = z.string().optional().catch(undefined);
const problem = z.looseObject({
  error: z.union([z.looseObject({ message: words }), words]),
  errors: words,
  message: words,
  detail: words,
});

/** The error message in an answer; servers use different properties. */
function messageOf(text: string): string | undefined {
  const { data } = problem.safeParse(parseJson(text));
  if (!data) return undefined;
  const { error, detail, message, errors } = data;
  const said = [typeof error === 'object' ? error.message : error, detail, message, errors];
  return said.filter(Boolean).join(': ') || undefined;
}

/** @returns undefined if it is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function definedOnly(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
