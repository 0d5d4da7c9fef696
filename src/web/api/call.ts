import type { AnswerOf, Endpoint, InputOf } from '#platform/endpoint/endpoint';
import { read, request } from './request.ts';

interface CallOptions {
  /** Every paid POST takes one: a repeat with the same key pays nothing and gets the first answer. */
  idempotencyKey?: string;
  /** Asks to be answered at once, with 202 and where to read on, rather than when the work is done. */
  respondAsync?: boolean;
  signal?: AbortSignal | undefined;
}

/** May be left out where nothing is required. */
type Input<E extends Endpoint> =
  Record<never, never> extends InputOf<E>
    ? [input?: InputOf<E> & CallOptions]
    : [input: InputOf<E> & CallOptions];

/** What is sent, whatever the endpoint. */
type AnyInput = CallOptions & {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** Calls an endpoint. Rejects as `request` does. */
export function call<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<AnswerOf<E>>;
export async function call(endpoint: Endpoint, input?: AnyInput): Promise<unknown> {
  const response = await send(endpoint, input);
  return response.status === 204 ? undefined : response.json();
}

/** As `call`, with the list's total and the answer's date, which travel in headers. */
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
  return request(endpoint.method, address(endpoint, input), { ...input, payload: input?.body });
}

/**
 * Key and function of a query that reads an endpoint. The key's parts joined by slashes are its address, so that the server
 * can fill it before it renders.
 */
export function queryOf<E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  return {
    queryKey: keyOf(endpoint, ...input),
    queryFn: ({ queryKey, signal }: { queryKey: readonly string[]; signal: AbortSignal }) =>
      read<AnswerOf<E>>(queryKey, signal),
  };
}

export function keyOf<E extends Endpoint>(endpoint: E, ...input: Input<E>): readonly string[];
export function keyOf(endpoint: Endpoint, input?: AnyInput): readonly string[] {
  return address(endpoint, input).slice(1).split('/');
}

/** Path and query of an endpoint. */
function address({ path }: Endpoint, { params, query }: AnyInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params![name]!));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}
