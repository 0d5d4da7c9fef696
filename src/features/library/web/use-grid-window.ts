import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { drawnCards, type GridMeasures } from './grid-window.ts';

/**
 * Selects the cards of a grid to draw, so that thousands of cards cost no more than the visible ones. Columns and row height
 * are read from the grid's style.
 */
export function useGridWindow(list: RefObject<HTMLElement | null>, count: number, focused: number | null) {
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

  const look = useCallback(() => {
    if (!list.current || !measures) return;
    const { top } = list.current.getBoundingClientRect();
    const next = drawnCards(measures, { count, top, height: innerHeight, margin: MARGIN_PX, focused });
    setDrawn((before) => (before.join() === next.join() ? before : next));
  }, [list, measures, count, focused]);

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

  return { columns: measures?.columns ?? null, drawn: drawn.filter((index) => index < count) };
}

const MARGIN_PX = 600;

/** Drawn until the grid has been measured. */
function firstCards(count: number): number[] {
  return [...Array(Math.min(count, 24)).keys()];
}

function readMeasures(node: HTMLElement): GridMeasures | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(node);
  const row = node.firstElementChild?.getBoundingClientRect().height;
  if (!row) return null;
  return { columns: gridTemplateColumns.split(' ').length, pitch: row + Number.parseFloat(rowGap) };
}

function sameMeasures(before: GridMeasures | null, next: GridMeasures | null): GridMeasures | null {
  return before?.columns === next?.columns && before?.pitch === next?.pitch ? before : next;
}
