import type { AddressOf, Endpoint } from './endpoint.ts';

/** Optional if the endpoint requires no parameter. */
type Input<E extends Endpoint> =
  Record<never, never> extends AddressOf<E> ? [input?: AddressOf<E> & AnyInput] : [input: AddressOf<E>];

/** The input of any endpoint. */
interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** The address of a call on this site: the endpoint's path with its parameters, and the query. */
export function pathOf<E extends Endpoint>(endpoint: E, ...input: Input<E>): string;
export function pathOf({ path }: Endpoint, { params, query }: AnyInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params![name]!));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}
