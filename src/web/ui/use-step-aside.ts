import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the notification stands at the other end of the screen, because it covered the element that has the focus, or
 * a screen's main button when it appeared.
 * @param shown the notification's id; null if none is shown
 */
export function useStepAside(viewport: RefObject<HTMLElement | null>, shown: number | null): boolean {
  const [asideFor, setAsideFor] = useState<number | null>(null);
  useEffect(() => {
    if (shown === null) return;
    // Moves once for each focused element; else one that both places cover would make it jump.
    let last: Element | null = null;
    const covers = (element: Element) => {
      const box = viewport.current?.firstElementChild;
      return box ? meet(box.getBoundingClientRect(), element.getBoundingClientRect()) : false;
    };
    const look = () => {
      const focused = document.activeElement;
      // The body has the focus where nothing else has.
      if (
        !focused ||
        focused === document.body ||
        focused === last ||
        viewport.current?.contains(focused) ||
        !covers(focused)
      )
        return;
      last = focused;
      setAsideFor((aside) => (aside === shown ? null : shown));
    };
    const frame = requestAnimationFrame(() => {
      if (listMainButtons(viewport.current).some(covers)) setAsideFor(shown);
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

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
