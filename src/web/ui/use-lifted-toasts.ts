import { useEffect } from 'react';

/**
 * Moves notifications above an element at the bottom of the screen. The last caller wins, such as a dialog.
 * @param lift a CSS length; null for none
 */
export function useLiftedToasts(lift: string | null): void {
  useEffect(() => {
    if (lift === null) return;
    const mine = { lift };
    lifts.push(mine);
    apply();
    return () => {
      lifts.splice(lifts.indexOf(mine), 1);
      apply();
    };
  }, [lift]);
}

/** @returns `lift` on screens narrower than 64rem, 0 on others */
export function liftWhereNarrow(lift: string): string {
  return `clamp(0px, (64rem - 100vw) * 999, ${lift})`;
}

/** @returns `lift` on screens of 64rem or wider, 0 on others */
export function liftWhereWide(lift: string): string {
  return `clamp(0px, (100vw - 63.99rem) * 999, ${lift})`;
}

export const areToastsLifted = (): boolean => lifts.length > 0;

const lifts: { lift: string }[] = [];

function apply() {
  document.documentElement.style.setProperty('--toast-lift', lifts.at(-1)?.lift ?? '');
}
