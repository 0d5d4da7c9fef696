import { useEffect, useState } from 'react';

/** False until the browser has had nothing to do for once after the page came alive. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => setIdle(true), { timeout: 3_000 });
      return () => cancelIdleCallback(handle);
    }
    // Safari knows no idle callback.
    const timer = setTimeout(() => setIdle(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
