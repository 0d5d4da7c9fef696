import { useRef, useState } from 'react';

/** A horizontally snapping row of `count` slides, each as wide as the scroller. After the last comes the first. */
export function useCarousel(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  /** Target of a running smooth scroll; slides that it passes are ignored. */
  const target = useRef<number | null>(null);
  const [lastSeen, setIndex] = useState(0);
  // The last slide may have been deleted.
  const index = Math.max(0, Math.min(lastSeen, count - 1));

  function goTo(slide: number) {
    const element = scroller.current;
    if (!element || count === 0) return;
    const next = wrapIndex(slide, count);
    const isNeighbor = Math.abs(next - index) === 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current = next;
    setIndex(next);
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: isNeighbor && !still ? 'smooth' : 'instant',
    });
  }

  return {
    index,
    goTo,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    scrollerProps: {
      ref: scroller,
      onScroll() {
        const element = scroller.current;
        if (!element) return;
        const seen = Math.round(element.scrollLeft / element.clientWidth);
        if (target.current === null) setIndex(seen);
        else if (target.current === seen) target.current = null;
      },
      // Touching the row interrupts a running scroll.
      onPointerDown: () => {
        target.current = null;
      },
      onWheel: () => {
        target.current = null;
      },
    },
  };
}

export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
