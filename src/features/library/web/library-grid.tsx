import {
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { setDragged } from './dragged-pictures.ts';
import { cardAfter } from './grid-window.ts';
import { LibraryCard } from './library-card.tsx';
import { type LibraryEntry, ratioOf } from './library-entries.ts';
import { LIBRARY_GRID } from './library-layout.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useLongPress } from './use-long-press.ts';
import type { LibrarySelection } from './use-selection.ts';

interface LibraryGridProps {
  /** The loaded cards, and the number of all. */
  entries: readonly LibraryEntry[];
  count: number;
  selection: LibrarySelection;
  onOpen(index: number): void;
  /** Called when cards near the viewport are not loaded. */
  onMore(): void;
}

/** The cards. Only those near the viewport are in the document. Arrow keys move between them, with Shift they select. */
export function LibraryGrid({ entries, count, selection, onOpen, onMore }: LibraryGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const ratios = useMemo(() => entries.map(ratioOf), [entries]);
  const { rows, drawn } = useGridWindow(list, ratios, count, focused);
  const columns = rows?.columns;
  const focusNext = useRef<number | null>(null);
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const longPress = useLongPress((card) => {
    const entry = entries[indexOf(card)];
    if (entry) selection.toggle(entry.key);
  });

  const isShort = entries.length < count && drawn.some((index) => index >= entries.length - AHEAD);
  useEffect(() => {
    if (isShort) onMore();
  });

  // The card that an arrow key leads to may have to be drawn first.
  useEffect(() => {
    const next = focusNext.current;
    if (next === null || !drawn.includes(next)) return;
    focusNext.current = null;
    list.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-card]`)?.focus();
  });

  function press(event: MouseEvent, index: number, key: string) {
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!selection.active && !more) return onOpen(index);
    if (event.shiftKey) selection.extendTo(key, keys);
    else selection.toggle(key);
  }

  /** Drags the selected cards, if this is one of them. */
  function drag(event: DragEvent) {
    const entry = event.target instanceof Element ? entries[indexOf(event.target)] : undefined;
    const dragged =
      entry && selection.has(entry.key) ? entries.filter(({ key }) => selection.has(key)) : [entry];
    const imageIds = dragged.flatMap((one) => one?.image?.id ?? []);
    // A resting finger selects.
    if (imageIds.length === 0 || longPress.isTouch()) event.preventDefault();
    else setDragged(event.dataTransfer, imageIds);
  }

  function moveFocus(event: KeyboardEvent) {
    const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
    if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = indexOf(card);
    const next = cardAfter(event.key, at, count, columns ?? 1);
    if (next === undefined) return;
    event.preventDefault();
    const to = entries[next];
    if (event.shiftKey && to) selection.extendTo(to.key, keys, entries[at]?.key);
    focusNext.current = next;
    setFocused(next);
  }

  return (
    <div className="@container">
      <ul
        ref={list}
        className={LIBRARY_GRID}
        style={rows ? { gridTemplateRows: rows.heights.map((height) => `${height}px`).join(' ') } : {}}
        {...longPress.handlers}
        onDragStart={drag}
        onKeyDown={moveFocus}
        onFocus={(event) => setFocused(indexOf(event.target))}
        onBlur={() => setFocused(null)}
      >
        {drawn.map((index) => {
          const entry = entries[index];
          if (!entry)
            return columns ? (
              <li key={index} aria-hidden style={placeOf(index, columns)}>
                <Skeleton className="aspect-square" />
              </li>
            ) : null;
          return (
            <LibraryCard
              key={entry.key}
              entry={entry}
              index={index}
              total={count}
              rowShare={rows?.shares[Math.floor(index / rows.columns)] ?? 1}
              style={columns ? placeOf(index, columns) : {}}
              selected={selection.active ? selection.has(entry.key) : null}
              onPress={(event) => press(event, index, entry.key)}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** The next page is fetched this many cards before it is seen. */
const AHEAD = 60;

function placeOf(index: number, columns: number): CSSProperties {
  return { gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 };
}

function indexOf(element: Element): number {
  return Number(element.closest('[data-index]')?.getAttribute('data-index'));
}
