import { useSyncExternalStore } from 'react';

/** Whether the window has room for columns (the breakpoint `lg`). True on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

const WIDE = '(min-width: 64rem)';
