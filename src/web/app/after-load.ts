import type { QueryClient } from '@tanstack/react-query';
import { startLiveUpdates } from '#web/api/live-updates.ts';

/** Starts live updates, and prepares the page for visits without a connection. Call it once the page has loaded. */
export function beginAfterLoad(client: QueryClient): void {
  startLiveUpdates(client);
  // Only over https and on localhost. Without it, the browser shows its own page.
  void navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined);
}
