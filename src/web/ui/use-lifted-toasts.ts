import { useEffect } from 'react';

/**
 * Notifications rise above what stands at the lower edge of the screen, which is what they talk about; on phones they come
 * from above anyway. Who comes last, as a dialog does, goes before those that are there.
 * @param lift a CSS length
 */
export function useLiftedToasts(lift: string): void {
  useEffect(() => {
    const mine = { lift };
    lifts.push(mine);
    apply();
    return () => {
      lifts.splice(lifts.indexOf(mine), 1);
      apply();
    };
  }, [lift]);
}

/** @returns a lift for where the screen is narrower than 64rem, and none from there on */
export function liftWhereNarrow(lift: string): string {
  return `clamp(0px, (64rem - 100vw) * 999, ${lift})`;
}

const lifts: { lift: string }[] = [];

function apply() {
  document.documentElement.style.setProperty('--toast-lift', lifts.at(-1)?.lift ?? '');
}
