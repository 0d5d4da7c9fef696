import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the notification stands at the other end of the screen, because it covered the element that has the focus, or
 * a screen's main button when it appeared.
 * @param shown names the notification, also while it closes, so that it doesn't jump then, and its surroundings; null if
 * there was none
 */
export function useStepAside(viewport: RefObject<HTMLElement | null>, shown: string | null): boolean {
  const [asideFor, setAsideFor] = useState<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const covers = (element: Element, end: 'this' | 'other') => {
      const box = viewport.current?.firstElementChild?.getBoundingClientRect();
      return box ? meet(end === 'other' ? otherEnd(box) : box, element.getBoundingClientRect()) : false;
    };
    const readFocused = () => {
      const focused = document.activeElement;
      // The body has the focus where nothing else has.
      return focused === document.body || viewport.current?.contains(focused) ? null : focused;
    };
    const look = () => {
      const focused = readFocused();
      if (focused && covers(focused, 'this') && !covers(focused, 'other'))
        setAsideFor((aside) => (aside === shown ? null : shown));
    };
    const frame = requestAnimationFrame(() => {
      const focused = readFocused();
      const coversMain = listMainButtons(viewport.current).some((button) => covers(button, 'this'));
      if (coversMain && !(focused && covers(focused, 'other'))) setAsideFor(shown);
      else look();
    });
    document.addEventListener('focusin', look);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [viewport, shown]);
  return shown !== null && asideFor === shown;
}

/** Enabled primary buttons outside the notification. */
function listMainButtons(viewport: Element | null): Element[] {
  return [...document.querySelectorAll('[data-primary]')].filter(
    (button) => !button.closest('[inert], [aria-hidden="true"]') && !viewport?.contains(button),
  );
}

/**
 * About where the notification would stand at the other end of the screen. Taller by the bars of the page, which it keeps
 * off, so that what both ends would cover doesn't make it jump.
 */
function otherEnd({ left, right, top, bottom }: DOMRect): Box {
  return { left, right, top: innerHeight - bottom - BARS_PX, bottom: innerHeight - top + BARS_PX };
}

/** The height of the header, and of the bar of tabs on phones. */
const BARS_PX = 56;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
