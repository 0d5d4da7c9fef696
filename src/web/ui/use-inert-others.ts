import { type RefObject, useEffect } from 'react';

/**
 * While open, makes everything outside the element inert. Radix hides the rest of the page from screen readers under a
 * list of choices, but lets the focus move there.
 */
export function useInertOthers(open: boolean, own: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const others = [...document.body.querySelectorAll<HTMLElement>(':scope > :not([inert])')].filter(
      (element) => !element.contains(own.current) && !element.querySelector('[data-toasts]'),
    );
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, [open, own]);
}
