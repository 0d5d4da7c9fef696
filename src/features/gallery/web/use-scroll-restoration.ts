import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { GALLERY_LIMIT_MAX } from '#platform/limits/limits';
import type { GalleryFilter } from '../contract/gallery-filter.ts';
import { galleryListQuery, readGalleryPage } from './api/gallery.ts';

/** Where someone is in the list; kept in the entry of the browser's history, so that each entry has its own. */
interface Place {
  scrollY: number;
  /** Pictures that were listed, as of when. */
  count: number;
  asOf: string | null;
  /** The picture with the focus. */
  id: string | null;
}

interface PlaceOptions {
  list: RefObject<HTMLElement | null>;
  filter: GalleryFilter;
  count: number;
  asOf: string | null;
  /** Whether rows are laid out, so that scrolling has where to go. */
  ready: boolean;
  more: boolean;
  /** Draws what has come in sight by scrolling. */
  look(): void;
}

/** Brings back the place of a history entry that is returned to, and keeps it while it is there. */
export function useScrollRestoration({ list, filter, count, asOf, ready, more, look }: PlaceOptions) {
  const client = useQueryClient();
  const wanted = useRef<Place | null>(null);
  const reading = useRef(false);
  const { q, category } = filter;

  useLayoutEffect(() => {
    wanted.current = readPlace();
  }, []);

  useLayoutEffect(() => {
    const place = wanted.current;
    if (!place || !ready || reading.current) return;
    if (count < place.count && more) {
      reading.current = true;
      void readUpTo(place, { q, category })
        .then((data) => client.setQueryData(galleryListQuery({ q, category }).queryKey, data))
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
    look();
    // Once it has been drawn.
    const { id } = place;
    if (id) requestAnimationFrame(() => focusPicture(list.current, id));
  }, [client, list, q, category, count, ready, more, look]);

  const save = (id: string | null) => {
    if (!wanted.current && !history.state?.over) writePlace({ scrollY, count, asOf, id });
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
    // Whoever scrolls meanwhile has found a place of their own.
    const giveUp = () => {
      wanted.current = null;
    };
    addEventListener('scroll', saveLater, { passive: true });
    // A link may take the page away before the scrolling has settled.
    addEventListener('click', saveNow, { capture: true });
    addEventListener('wheel', giveUp, { passive: true });
    addEventListener('touchmove', giveUp, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', saveLater);
      removeEventListener('click', saveNow, { capture: true });
      removeEventListener('wheel', giveUp);
      removeEventListener('touchmove', giveUp);
    };
  }, [list]);

  return { save };
}

/** The next list of this history entry begins at its top. */
export function clearScrollPosition(): void {
  writePlace(null);
}

export function focusPicture(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-picture="${id}"] a`)?.focus({ preventScroll: true });
}

/** Short of what Safari allows: 100 in half a minute. */
const SETTLED_MS = 200;

function focusedPicture(list: HTMLElement | null): string | null {
  const active = document.activeElement;
  if (!list?.contains(active)) return null;
  return active?.closest('[data-picture]')?.getAttribute('data-picture') ?? null;
}

function readPlace(): Place | null {
  return history.state?.place ?? null;
}

function writePlace(place: Place | null): void {
  // Not by the router's own replaceState: nothing that it knows of changes.
  History.prototype.replaceState.call(history, { ...history.state, place }, '');
}

async function readUpTo({ count, asOf }: Place, filter: GalleryFilter) {
  const pageParams = Array.from({ length: Math.ceil(count / GALLERY_LIMIT_MAX) }, (_, i) => ({
    offset: i * GALLERY_LIMIT_MAX,
    limit: GALLERY_LIMIT_MAX,
    asOf,
  }));
  return { pages: await Promise.all(pageParams.map((place) => readGalleryPage(filter, place))), pageParams };
}
