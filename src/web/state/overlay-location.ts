import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * Something with an address of its own, such as a picture, may be opened over a page: the address bar shows it,
 * and the page beneath stays as it is. Loaded anew, the same address is a page in its own right.
 */
interface Over {
  /** The page beneath: path and query. */
  base: string;
  /** The document that opened it: after a reload there is no page beneath. */
  document: number;
}

/** Opens `address` over the page that is shown; from one such address to the next, Back leads to the page. */
export function openOver(address: string): void {
  const open = readOver();
  const over: Over = {
    base: open?.base ?? location.pathname + location.search,
    document: performance.timeOrigin,
  };
  history[open ? 'replaceState' : 'pushState']({ ...history.state, over }, '', address);
}

/** Back to the page beneath. */
export function closeOver(): void {
  if (readOver()) history.back();
}

/** The path that is open over the page, or null. */
export function useOverPath(): string | null {
  return useLocationProperty(
    () => (readOver() ? location.pathname : null),
    () => null,
  );
}

/** For the router: pages see the address of the page beneath. */
export const useShownLocation: BaseLocationHook = (router) => {
  const path = useLocationProperty(shownPath, () => router?.ssrPath ?? shownPath());
  return [path, navigate];
};

export const useShownSearch: BaseSearchHook = (router) =>
  useLocationProperty(shownSearch, () => router?.ssrSearch ?? shownSearch());

/** The path of the page that is shown, which something may be open over. */
export function shownPath(): string {
  return readOver()?.base.split('?', 1)[0] ?? location.pathname;
}

function shownSearch(): string {
  const base = readOver()?.base;
  if (base === undefined) return location.search;
  const at = base.indexOf('?');
  return at < 0 ? '' : base.slice(at);
}

function readOver(): Over | undefined {
  const over: Over | undefined = history.state?.over;
  return over?.document === performance.timeOrigin ? over : undefined;
}
