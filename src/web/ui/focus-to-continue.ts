/**
 * After words were filled in: focuses the box, so that one can go on typing, or on touch screens its form's button, since the
 * keyboard would cover the page.
 */
export function focusToContinue(box: HTMLTextAreaElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const next = isTouch ? box?.form?.querySelector<HTMLElement>('[type="submit"]') : box;
  next?.focus({ preventScroll: isTouch });
}
