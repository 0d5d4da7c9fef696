import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface View {
  zoom: number;
  /** Shift in CSS pixels. */
  x: number;
  y: number;
}

const WHOLE: View = { zoom: 1, x: 0, y: 0 };
const MOST = 8;

/** Shifts of the picture, in CSS pixels: an arrow shows more of its side. */
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** Zooms and pans a stage: two fingers, the wheel with Ctrl and without, the keys plus, minus and 0, and arrows. */
export function useZoom(stage: RefObject<HTMLElement | null>): {
  view: View;
  reset: (() => void) | undefined;
} {
  const [view, setView] = useState(WHOLE);
  const isZoomed = useEffectEvent(() => view.zoom > 1);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let before: { x: number; y: number; apart: number } | undefined;
    const middle = () => {
      const [one, other] = [...fingers.values()];
      if (!one || !other) return undefined;
      return {
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
        apart: Math.hypot(one.x - other.x, one.y - other.y),
      };
    };
    const zoomAt = (by: number, clientX: number, clientY: number, dx = 0, dy = 0) =>
      setView((now) => {
        const box = element.getBoundingClientRect();
        const zoom = Math.min(MOST, Math.max(1, now.zoom * by));
        if (zoom === 1) return WHOLE;
        // The point under the pointer stays there.
        const [px, py] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
        const ratio = zoom / now.zoom;
        const reach = [(box.width * (zoom - 1)) / 2, (box.height * (zoom - 1)) / 2] as const;
        const limit = (value: number, most: number) => Math.max(-most, Math.min(most, value));
        return {
          zoom,
          x: limit(px - (px - now.x) * ratio + dx, reach[0]),
          y: limit(py - (py - now.y) * ratio + dy, reach[1]),
        };
      });
    const pan = (dx: number, dy: number) => {
      const box = element.getBoundingClientRect();
      zoomAt(1, box.left + box.width / 2, box.top + box.height / 2, dx, dy);
    };
    const wheel = (event: WheelEvent) => {
      const zooms = event.ctrlKey || event.metaKey;
      if (!zooms && !isZoomed()) return;
      event.preventDefault();
      if (!zooms) pan(-event.deltaX, -event.deltaY);
      else zoomAt(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      before = middle();
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = middle();
      if (now && before && before.apart > 0)
        zoomAt(now.apart / before.apart, now.x, now.y, now.x - before.x, now.y - before.y);
      before = now;
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      before = middle();
    };
    const key = (event: KeyboardEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role=dialog], [data-keys]')
      )
        return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = ARROWS[event.key];
      if (step && isZoomed()) {
        event.preventDefault();
        return pan(...step);
      }
      const box = element.getBoundingClientRect();
      const by = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 1 / MOST }[event.key];
      if (by === undefined) return;
      zoomAt(by, box.left + box.width / 2, box.top + box.height / 2);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down, true);
    element.addEventListener('pointermove', move, true);
    element.addEventListener('pointerup', up, true);
    element.addEventListener('pointercancel', up, true);
    addEventListener('keydown', key);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down, true);
      element.removeEventListener('pointermove', move, true);
      element.removeEventListener('pointerup', up, true);
      element.removeEventListener('pointercancel', up, true);
      removeEventListener('keydown', key);
    };
  }, [stage]);
  return { view, reset: view === WHOLE ? undefined : () => setView(WHOLE) };
}
