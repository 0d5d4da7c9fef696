import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { drawnCards, type GridMeasures, rowHeights, rowShares } from './grid-window.ts';

/**
 * Selects the cards of a grid to draw, so that thousands of cards cost no more than the visible ones. Columns are read from
 * the grid's style; a row is as high as its highest picture.
 * @param ratios width / height of the loaded pictures
 */
export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  ratios: readonly number[],
  count: number,
  focused: number | null,
) {
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  const [drawn, setDrawn] = useState<readonly number[]>(() => firstCards(count));

  useLayoutEffect(() => {
    const node = list.current;
    if (!node) return;
    const measure = () => setMeasures((before) => sameMeasures(before, readMeasures(node)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [list]);

  const rows = useMemo(() => {
    if (!measures) return null;
    const shares = rowShares(ratios, count, measures.columns);
    return { columns: measures.columns, shares, heights: rowHeights(measures, shares) };
  }, [measures, ratios, count]);

  const look = useCallback(() => {
    if (!list.current || !measures || !rows) return;
    const { top } = list.current.getBoundingClientRect();
    const next = drawnCards(measures, {
      heights: rows.heights,
      count,
      top,
      height: innerHeight,
      margin: MARGIN_PX,
      focused,
    });
    setDrawn((before) => (before.join() === next.join() ? before : next));
  }, [list, measures, rows, count, focused]);

  useLayoutEffect(look, [look]);
  useEffect(() => {
    // `capture`, since any element around the grid may scroll.
    const options = { capture: true, passive: true };
    addEventListener('scroll', look, options);
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, options);
      removeEventListener('resize', look);
    };
  }, [look]);

  return { rows, drawn: drawn.filter((index) => index < count) };
}

const MARGIN_PX = 600;
/** As in `LIBRARY_GRID`. */
const TEXTS_REM = 4.25;

/** Drawn until the grid has been measured. */
function firstCards(count: number): number[] {
  return [...Array(Math.min(count, 24)).keys()];
}

function readMeasures(node: HTMLElement): GridMeasures | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(node);
  const columns = gridTemplateColumns.split(' ');
  const side = Number.parseFloat(columns[0] ?? '');
  if (!side) return null;
  const { fontSize: rem } = getComputedStyle(document.documentElement);
  return {
    columns: columns.length,
    side,
    texts: TEXTS_REM * Number.parseFloat(rem),
    gap: Number.parseFloat(rowGap),
  };
}

function sameMeasures(before: GridMeasures | null, next: GridMeasures | null): GridMeasures | null {
  return before && next && Object.values(before).join() === Object.values(next).join() ? before : next;
}
