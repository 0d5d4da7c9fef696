/**
 * Focuses the box on desktops. Not on touch screens, where the keyboard would cover the page, nor if the person has
 * scrolled or focused something else.
 */
export function focusWithoutIntruding(box: HTMLTextAreaElement | null): void {
  const desktop = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const elsewhere = document.activeElement !== document.body || scrollY > 0 || location.hash !== '';
  if (desktop && !elsewhere) box?.focus({ preventScroll: true });
}
