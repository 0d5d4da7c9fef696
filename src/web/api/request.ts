import { SHOWN_USER_HEADER } from '#platform/endpoint/shown-user';
import type { ErrorBody } from '#platform/errors/error-body';
import { session } from './session.ts';

/** An answer with an error status. The message is the status, a colon, a space, and the body or status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The API's error body; `null` if something else answered, such as a proxy. */
  readonly body: ErrorBody | null;

  /** Seconds until a retry makes sense, if the server says so. */
  readonly retryAfterS: number | undefined;

  /** @param retryAfter the `Retry-After` header, which a proxy may send without our body */
  constructor(status: number, statusText: string, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = readErrorBody(text);
    this.retryAfterS = this.body?.retryAfter ?? (Number(retryAfter) || undefined);
  }
}

export interface RequestOptions {
  /** The JSON body. */
  payload?: unknown;
  /** A multipart body instead; the browser sets its content type. */
  form?: FormData;
  /** A repeated paid POST with the same key costs nothing and returns the first answer. */
  idempotencyKey?: string;
  /** Asks for 202 at once, with an address to poll, instead of waiting for the result. */
  respondAsync?: boolean;
  signal?: AbortSignal | undefined;
}

/** Whether the model would leave the subject of the prompt out. */
export function isUndrawable(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'cannot_draw';
}

/** Whether storage is full: another prompt or picture would not help. */
export function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  return code === 'storage_full' || code === 'disk_full';
}

/** Rejects with `ApiError` for an error status, with fetch's own `TypeError` if there was no answer. */
export async function request(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { payload, form, idempotencyKey, respondAsync, signal }: RequestOptions = {},
): Promise<Response> {
  const headers = new Headers();
  if (payload !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  const shown = session.userId;
  if (shown !== null) headers.set(SHOWN_USER_HEADER, shown);
  if (respondAsync) headers.set('Prefer', 'respond-async');
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
    // Completes the deletion even if the user leaves the page.
    ...(method === 'DELETE' && { keepalive: true }),
  });
  if (!response.ok) {
    const { status, statusText } = response;
    const error = new ApiError(
      status,
      statusText,
      await response.text(),
      response.headers.get('retry-after'),
    );
    session.onRefusal(error);
    throw error;
  }
  return response;
}

/** The default query function: GET at the key's parts joined by slashes. */
export async function read<T>(key: readonly unknown[], signal?: AbortSignal): Promise<T> {
  const response = await request('GET', addressOf(key), signal ? { signal } : {});
  return (await response.json()) as T;
}

export function addressOf(key: readonly unknown[]): string {
  return `/${key.join('/')}`;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isOutOfCredits(error: unknown): boolean {
  return error instanceof ApiError && error.status === 402;
}

function readErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}
