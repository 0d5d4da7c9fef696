import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lets an opened picture grow from its place in the list. @returns the ref of the growing element */
export function useOpenAnimation(id: string | null, there: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const grown = useRef(false);
  useLayoutEffect(() => {
    if (id === null) {
      grown.current = false;
      return;
    }
    const node = frame.current;
    if (grown.current || !there || !node) return;
    grown.current = true;
    const card = document.querySelector(`[data-gallery-wall] [data-picture="${id}"]`);
    if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = card.getBoundingClientRect();
    const to = node.getBoundingClientRect();
    if (to.width === 0) return;
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    node.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
      { duration: GROWTH_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    );
  }, [id, there]);
  return frame;
}

/** Same as the design token `slow`. */
const GROWTH_MS = 320;
