/**
 * With a mouse and a keyboard the box is ready to be typed into; on touch a keyboard would cover the page,
 * and someone already busy elsewhere on it is left alone.
 */
export function focusWithoutIntruding(box: HTMLTextAreaElement | null): void {
  const desktop = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const elsewhere = document.activeElement !== document.body || scrollY > 0 || location.hash !== '';
  if (desktop && !elsewhere) box?.focus({ preventScroll: true });
}
