import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { GALLERY_LIMIT_MAX } from '#platform/limits/limits';
import type { GalleryFilter } from '../contract/gallery-filter.ts';
import { galleryListQuery, readGalleryPage } from './api/gallery.ts';

/** A scroll position in the list, stored in its browser history entry. */
interface ScrollPosition {
  scrollY: number;
  /** Number of listed pictures. */
  count: number;
  asOf: string | null;
  /** The picture with the focus. */
  id: string | null;
}

interface ScrollRestorationOptions {
  list: RefObject<HTMLElement | null>;
  filter: GalleryFilter;
  count: number;
  asOf: string | null;
  /** Whether the rows are laid out, so that the page is tall enough to scroll. */
  ready: boolean;
  more: boolean;
  /** Draws the rows at the new scroll position. */
  update(): void;
}

/** Saves the scroll position in the history entry, and restores it when the reader returns to that entry. */
export function useScrollRestoration({
  list,
  filter,
  count,
  asOf,
  ready,
  more,
  update,
}: ScrollRestorationOptions) {
  const client = useQueryClient();
  const wanted = useRef<ScrollPosition | null>(null);
  const reading = useRef(false);
  // A list with another filter is another component.
  const filterRef = useRef(filter);

  useLayoutEffect(() => {
    wanted.current = readPosition();
  }, []);

  useLayoutEffect(() => {
    const place = wanted.current;
    if (!place || !ready || reading.current) return;
    if (count < place.count && more) {
      reading.current = true;
      void readUpTo(place, filterRef.current)
        .then((data) => client.setQueryData(galleryListQuery(filterRef.current).queryKey, data))
        .catch(() => {
          wanted.current = null;
        })
        .finally(() => {
          reading.current = false;
        });
      return;
    }
    wanted.current = null;
    scrollTo({ top: place.scrollY, behavior: 'instant' });
    update();
    // After it has been drawn.
    const { id } = place;
    if (id) requestAnimationFrame(() => focusPicture(list.current, id));
  }, [client, list, count, ready, more, update]);

  const save = (id: string | null) => {
    if (!wanted.current && !history.state?.over) writePosition({ scrollY, count, asOf, id });
  };
  const saveRef = useRef(save);
  useLayoutEffect(() => {
    saveRef.current = save;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => saveRef.current(focusedPicture(list.current));
    const saveLater = () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, SETTLED_MS);
    };
    // The reader's own scrolling cancels the restoration.
    const cancelRestoration = () => {
      wanted.current = null;
    };
    addEventListener('scroll', saveLater, { passive: true });
    // A link may leave the page before scrolling has settled.
    addEventListener('click', saveNow, { capture: true });
    addEventListener('wheel', cancelRestoration, { passive: true });
    addEventListener('touchmove', cancelRestoration, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', saveLater);
      removeEventListener('click', saveNow, { capture: true });
      removeEventListener('wheel', cancelRestoration);
      removeEventListener('touchmove', cancelRestoration);
    };
  }, [list]);

  return { save };
}

/** The next list in this history entry starts at the top. */
export function clearScrollPosition(): void {
  writePosition(null);
}

export function focusPicture(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-picture="${id}"] a`)?.focus({ preventScroll: true });
}

/** Stays below Safari's limit of 100 history changes in 30 seconds. */
const SETTLED_MS = 200;

function focusedPicture(list: HTMLElement | null): string | null {
  const active = document.activeElement;
  if (!list?.contains(active)) return null;
  return active?.closest('[data-picture]')?.getAttribute('data-picture') ?? null;
}

function readPosition(): ScrollPosition | null {
  return history.state?.place ?? null;
}

function writePosition(place: ScrollPosition | null): void {
  // Bypasses the router's patched replaceState: the route does not change.
  History.prototype.replaceState.call(history, { ...history.state, place }, '');
}

async function readUpTo({ count, asOf }: ScrollPosition, filter: GalleryFilter) {
  const pageParams = Array.from({ length: Math.ceil(count / GALLERY_LIMIT_MAX) }, (_, i) => ({
    offset: i * GALLERY_LIMIT_MAX,
    limit: GALLERY_LIMIT_MAX,
    asOf,
  }));
  return { pages: await Promise.all(pageParams.map((place) => readGalleryPage(filter, place))), pageParams };
}
