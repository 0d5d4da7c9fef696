import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useNow } from '#web/state/use-now.ts';
import type { GalleryImage } from '../contract/gallery.ts';
import type { GalleryFilter } from '../contract/gallery-filter.ts';
import { GalleryCard } from './gallery-card.tsx';
import { findNextPicture } from './next-picture.ts';
import { aspectOf } from './row-layout.ts';
import { useRowWindow } from './use-row-window.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The next page is fetched when the end of the list is closer than this. */
const GALLERY_SCROLL_MARGIN_PX = 500;

interface GalleryWallProps {
  images: readonly GalleryImage[];
  filter: GalleryFilter;
  asOf: string | null;
  total: number;
  /** Whether there are more pages. */
  more: boolean;
  /** Number of pictures visible when the page opens. */
  eager: number;
  onMore(): void;
  onOpen(image: GalleryImage): void;
}

/** An endless list of justified rows. Only rows near the viewport are in the document. */
export function GalleryWall({ images, filter, asOf, total, more, eager, onMore, onOpen }: GalleryWallProps) {
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const [focused, setFocused] = useState<number | null>(null);
  const aspects = useMemo(() => images.map(aspectOf), [images]);
  const { layout, parts, update } = useRowWindow(list, aspects, { more, focused });
  const { save } = useScrollRestoration({
    list,
    filter,
    count: images.length,
    asOf,
    ready: layout !== null,
    more,
    update,
  });
  useEndOfList(list, more, onMore, layout?.height);

  const saveRef = useRef(save);
  saveRef.current = save;
  const open = useCallback(
    (image: GalleryImage) => {
      saveRef.current(image.id);
      onOpen(image);
    },
    [onOpen],
  );

  function followKeys(event: KeyboardEvent<HTMLUListElement>) {
    if (!layout || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index);
    if (Number.isNaN(from)) return;
    const to = findNextPicture(event.key, from, layout.rows, aspects);
    if (to === null) return;
    event.preventDefault();
    // The picture may not be drawn yet.
    flushSync(() => setFocused(to));
    list.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus();
  }

  function noteFocus(event: FocusEvent<HTMLUListElement>) {
    const card = event.target.closest('[data-picture]');
    const index = card?.querySelector<HTMLElement>('[data-index]')?.dataset.index;
    setFocused(index === undefined ? null : Number(index));
  }

  return (
    <div className="overflow-clip [container-type:inline-size]">
      <ul
        ref={list}
        aria-label="Pictures"
        data-gallery-wall
        data-more={more ? '' : undefined}
        data-whole={layout && !layout.ragged ? '' : undefined}
        onKeyDown={followKeys}
        onFocus={noteFocus}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
        }}
        className="gallery-rows"
      >
        {parts.map((part) => {
          if (part.kind === 'gap') {
            return <li key={part.key} aria-hidden className="gallery-gap" style={{ height: part.height }} />;
          }
          const image = images[part.index];
          return (
            image && (
              <GalleryCard
                key={image.id}
                image={image}
                index={part.index}
                total={total}
                now={now}
                eager={part.index < eager}
                onOpen={open}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Loads the next page when the end of the list is near, unless the focus is in the footer below it. */
function useEndOfList(
  list: RefObject<HTMLElement | null>,
  more: boolean,
  onMore: () => void,
  height: number | undefined,
): void {
  useEffect(() => {
    if (!more || height === undefined) return;
    const look = () => {
      const end = (list.current?.parentElement?.getBoundingClientRect().bottom ?? 0) - innerHeight;
      const below = document.activeElement?.closest('footer');
      if (end < GALLERY_SCROLL_MARGIN_PX && !below) onMore();
    };
    look();
    // A page that was already loading would push the focused link out of sight.
    document.activeElement?.closest('footer a')?.scrollIntoView({ block: 'nearest' });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [list, more, onMore, height]);
}
