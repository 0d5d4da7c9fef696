import { useEffect, useState } from 'react';
import { usePageState } from './page-state.tsx';

/**
 * The time in milliseconds: the server's until the page has hydrated, so that both render the same, then the browser's,
 * updated every minute.
 */
export function useNow(): number {
  const { now } = usePageState();
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    const update = () => setTime(Date.now());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
