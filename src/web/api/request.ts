import { SHOWN_USER_HEADER } from '#platform/endpoint/shown-user';
import type { ErrorBody } from '#platform/errors/codes';
import { session } from './session.ts';

/** A non-success answer. The message is the status, a colon, a space, and the body or status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The API's own error body; `null` when something else answered, such as a proxy. */
  readonly body: ErrorBody | null;

  /** Seconds after which the server wants to be asked again, where it says so. */
  readonly retryAfterS: number | undefined;

  /** @param retryAfter the header of that name, which a proxy may send without a body of ours */
  constructor(status: number, statusText: string, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = readErrorBody(text);
    this.retryAfterS = this.body?.retryAfter ?? (Number(retryAfter) || undefined);
  }
}

interface RequestOptions {
  /** Sent as JSON, with its content type, only when there is one. */
  payload?: unknown;
  /** Sent as multipart instead; the browser writes its content type. */
  form?: FormData;
  /** Every paid POST takes one: a repeat with the same key pays nothing and gets the first answer. */
  idempotencyKey?: string;
  /** Asks to be answered at once, with 202 and where to read on, rather than when the work is done. */
  respondAsync?: boolean;
  signal?: AbortSignal | undefined;
}

/** Whether there is no room for it, which other words or another picture would not change. */
export function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  return code === 'storage_full' || code === 'disk_full';
}

/** Rejects with `ApiError` on a non-success answer, with fetch's own `TypeError` when none came. */
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
    // What is being deleted stays deleted, also when the page is left meanwhile.
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

/** The default read: a GET on the key's parts joined by slashes. */
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
