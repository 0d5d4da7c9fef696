import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * An overlay with its own address, such as a picture, can open over a page: the address bar shows it, and the page
 * below stays. After a reload, the same address is a full page.
 */
interface Over {
  /** The page below: path and query. */
  base: string;
  /** The document that opened it: after a reload there is no page below. */
  document: number;
}

/** Opens `address` as an overlay. From any overlay, Back leads to the page. */
export function openOver(address: string): void {
  const open = readOver();
  const over: Over = {
    base: open?.base ?? location.pathname + location.search,
    document: performance.timeOrigin,
  };
  history[open ? 'replaceState' : 'pushState']({ ...history.state, over }, '', address);
}

/** Goes back to the page below. */
export function closeOver(): void {
  if (readOver()) history.back();
}

/** The overlay's path, or null. */
export function useOverPath(): string | null {
  return useLocationProperty(
    () => (readOver() ? location.pathname : null),
    () => null,
  );
}

/** For the router: pages see the address of the page below. */
export const useShownLocation: BaseLocationHook = (router) => {
  const path = useLocationProperty(shownPath, () => router?.ssrPath ?? shownPath());
  return [path, navigate];
};

export const useShownSearch: BaseSearchHook = (router) =>
  useLocationProperty(shownSearch, () => router?.ssrSearch ?? shownSearch());

/** The path of the page, which may be below an overlay. */
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
