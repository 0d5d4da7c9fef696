import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidth } from '#web/ui/use-width.ts';
import { GAP, layOutRows, type Row, type RowLayout, rowOf, rowsBetween } from './row-layout.ts';

/** A range of rows, from `from` to before `to`. */
interface RowRange {
  from: number;
  to: number;
}

export interface RowWindow {
  /** Null until the list's width is known; until then CSS lays out the first pictures. */
  layout: RowLayout | null;
  /** The pictures to draw (by index) and the gaps between them (in pixels), from top to bottom. */
  parts: WindowPart[];
  /** Updates the drawn rows at once, for code that has just scrolled the page. */
  update(): void;
}

export type WindowPart = { kind: 'gap'; key: string; height: number } | { kind: 'picture'; index: number };

/** Selects the pictures of a long list to draw: those in or near the viewport, and the focused one. */
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
  const [visible, setVisible] = useState<RowRange>({ from: 0, to: FIRST_ROWS });

  const update = useCallback(() => {
    if (!list.current || !layout) return;
    const top = -list.current.getBoundingClientRect().top;
    const margin = Math.max(MARGIN_PX, innerHeight * 0.75);
    const [from, to] = rowsBetween(layout.rows, top - margin, top + innerHeight + margin);
    setVisible((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [list, layout]);

  useLayoutEffect(update, [update]);
  useEffect(() => {
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [update]);

  const parts = useMemo(
    () => (layout ? drawn(layout, visible, focused) : firstPictures(aspects.length)),
    [layout, visible, focused, aspects.length],
  );
  return { layout, parts, update };
}

/** Enough to fill any screen at first. */
const FIRST_ROWS = 8;
const FIRST_PICTURES = 60;
const MARGIN_PX = 600;

function drawn({ rows, height }: RowLayout, visible: RowRange, focused: number | null): WindowPart[] {
  const parts: WindowPart[] = [];
  let end = 0;
  for (const { from, to } of drawnRanges(rows, visible, focused)) {
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

/** The visible rows and the row with the focus, in order, without overlap. */
function drawnRanges(rows: readonly Row[], visible: RowRange, focused: number | null): RowRange[] {
  const from = Math.min(visible.from, rows.length);
  const to = Math.min(visible.to, rows.length);
  if (focused === null) return [{ from, to }];
  const row = rowOf(rows, focused);
  const own = { from: row, to: row + 1 };
  if (row >= rows.length || (row >= from && row < to)) return [{ from, to }];
  return row < from ? [own, { from, to }] : [{ from, to }, own];
}

/** Adds an empty space, less its own flex gap. */
function addGap(parts: WindowPart[], top: number, bottom: number): void {
  const height = bottom - top - GAP;
  if (height > 0)
    parts.push({ kind: 'gap', key: parts.length === 0 ? 'above' : `gap-${parts.length}`, height });
}

function firstPictures(count: number): WindowPart[] {
  return Array.from({ length: Math.min(count, FIRST_PICTURES) }, (_, index) => ({ kind: 'picture', index }));
}
