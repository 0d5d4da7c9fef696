import { useRef, useState } from 'react';

/** A horizontally snapping row of `count` slides as wide as their scroller. Going on from the last wraps. */
export function useCarousel(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  /** Where a smooth scroll is heading; what it passes on the way does not count. */
  const heading = useRef<number | null>(null);
  const [seenLast, setIndex] = useState(0);
  // One slide less, when the last was shown.
  const index = Math.max(0, Math.min(seenLast, count - 1));

  function goTo(slide: number) {
    const element = scroller.current;
    if (!element || count === 0) return;
    const next = wrapIndex(slide, count);
    const neighbour = Math.abs(next - index) === 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current = next;
    setIndex(next);
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: neighbour && !still ? 'smooth' : 'instant',
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
        if (heading.current === null) setIndex(seen);
        else if (heading.current === seen) heading.current = null;
      },
      // A hand on the row takes over from a scroll under way.
      onPointerDown: () => {
        heading.current = null;
      },
      onWheel: () => {
        heading.current = null;
      },
    },
  };
}

export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
