import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidth } from '#web/ui/use-width.ts';
import { GAP, layOutRows, type Row, type RowLayout, rowOf, rowsBetween } from './row-layout.ts';

/** Rows that are drawn: numbers from `from` up to `to`, without it. */
interface Stretch {
  from: number;
  to: number;
}

export interface RowWindow {
  /** Null until the list's width is known: then the browser's own line breaking shows the first pictures. */
  layout: RowLayout | null;
  /** What to draw, from top to bottom: pictures by their numbers, and the empty space between in pixels. */
  parts: WindowPart[];
  /** Looks again at what is in sight; for whoever has just scrolled the page and cannot wait. */
  look(): void;
}

export type WindowPart = { kind: 'gap'; key: string; height: number } | { kind: 'picture'; index: number };

/** Which pictures of a long list are drawn: those in sight, a screen around them, and the one with the focus. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  aspects: readonly number[],
  { more, focused }: { more: boolean; focused: number | null },
): RowWindow {
  const width = useWidth(list);
  const layout = useMemo(
    () => (width === null ? null : layOutRows(aspects, width, more)),
    [aspects, width, more],
  );
  const [sight, setSight] = useState<Stretch>({ from: 0, to: FIRST_ROWS });

  const look = useCallback(() => {
    if (!list.current || !layout) return;
    const top = -list.current.getBoundingClientRect().top;
    const margin = Math.max(MARGIN_PX, innerHeight * 0.75);
    const [from, to] = rowsBetween(layout.rows, top - margin, top + innerHeight + margin);
    setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [list, layout]);

  useLayoutEffect(look, [look]);
  useEffect(() => {
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [look]);

  const parts = useMemo(
    () => (layout ? drawn(layout, sight, focused) : firstPictures(aspects.length)),
    [layout, sight, focused, aspects.length],
  );
  return { layout, parts, look };
}

/** Enough for the first sight of any screen. */
const FIRST_ROWS = 8;
const FIRST_PICTURES = 60;
const MARGIN_PX = 600;

function drawn({ rows, height }: RowLayout, sight: Stretch, focused: number | null): WindowPart[] {
  const parts: WindowPart[] = [];
  let end = 0;
  for (const { from, to } of stretches(rows, sight, focused)) {
    const first = rows[from];
    const last = rows[to - 1];
    if (!first || !last) continue;
    addGap(parts, end, first.top);
    for (let index = first.start; index < last.end; index++) parts.push({ kind: 'picture', index });
    end = rows[to]?.top ?? height;
  }
  addGap(parts, end, height);
  return parts;
}

/** The rows in sight and the row with the focus, in order, apart from each other. */
function stretches(rows: readonly Row[], sight: Stretch, focused: number | null): Stretch[] {
  const from = Math.min(sight.from, rows.length);
  const to = Math.min(sight.to, rows.length);
  if (focused === null) return [{ from, to }];
  const row = rowOf(rows, focused);
  const own = { from: row, to: row + 1 };
  if (row >= rows.length || (row >= from && row < to)) return [{ from, to }];
  return row < from ? [own, { from, to }] : [{ from, to }, own];
}

/** The flex gap after an empty stretch is part of the stretch. */
function addGap(parts: WindowPart[], top: number, bottom: number): void {
  const height = bottom - top - GAP;
  if (height > 0)
    parts.push({ kind: 'gap', key: parts.length === 0 ? 'above' : `gap-${parts.length}`, height });
}

function firstPictures(count: number): WindowPart[] {
  return Array.from({ length: Math.min(count, FIRST_PICTURES) }, (_, index) => ({ kind: 'picture', index }));
}
