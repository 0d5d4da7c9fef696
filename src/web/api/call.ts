import type { AnswerOf, Endpoint, InputOf } from '#platform/endpoint/endpoint';
import { pathOf } from '#platform/endpoint/path-of';
import { ApiError, type RequestOptions, read, request } from './request.ts';

type CallOptions = Pick<RequestOptions, 'idempotencyKey' | 'respondAsync' | 'signal'>;

/** Optional if the endpoint requires no input. */
type Input<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions];

/** The input of any endpoint. */
type AnyInput = CallOptions & {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** Calls an endpoint. Rejects like `request`. */
export function call<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<AnswerOf<E>>;
export async function call(endpoint: Endpoint, input?: AnyInput): Promise<unknown> {
  const response = await send(endpoint, input);
  return response.status === 204 ? undefined : response.json();
}

/** Like `call`, with the list's total and the answer's date, which are headers. */
export function callList<E extends Endpoint & { sends: readonly 'X-Total-Count'[] }>(
  endpoint: E,
  ...input: Input<E>
): Promise<{ items: AnswerOf<E>; total: number; date: string | null }>;
export async function callList(endpoint: Endpoint, input?: AnyInput): Promise<unknown> {
  const response = await send(endpoint, input);
  const { headers } = response;
  return {
    items: await response.json(),
    total: Number(headers.get('X-Total-Count')),
    date: headers.get('Date'),
  };
}

function send(endpoint: Endpoint, input?: AnyInput): Promise<Response> {
  return request(endpoint.method, pathOf(endpoint, input), { ...input, payload: input?.body });
}

/**
 * The key and function of a query that reads an endpoint. The key's parts joined by slashes are its address, so that
 * the server can prefill it.
 */
export function queryOf<E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  return {
    queryKey: keyOf(endpoint, ...input),
    queryFn: ({ queryKey, signal }: { queryKey: readonly string[]; signal: AbortSignal }) =>
      read<AnswerOf<E>>(queryKey, signal),
  };
}

/** Like `queryOf`, for what may have changed elsewhere: it is read again at every visit. */
export function freshQueryOf<E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  return { ...queryOf(endpoint, ...input), staleTime: 0 };
}

/** Like `queryOf`; the data is null if the server answers 404. */
export function nullableQueryOf<E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  const { queryKey, queryFn } = queryOf(endpoint, ...input);
  return {
    queryKey,
    queryFn: (context: Parameters<typeof queryFn>[0]) =>
      queryFn(context).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  };
}

export function keyOf<E extends Endpoint>(endpoint: E, ...input: Input<E>): readonly string[];
export function keyOf(endpoint: Endpoint, input?: AnyInput): readonly string[] {
  return pathOf(endpoint, input).slice(1).split('/');
}
