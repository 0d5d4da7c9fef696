import type { QueryClient } from '@tanstack/react-query';
import { startLiveUpdates } from '#web/api/live-updates.ts';

/** What a page begins once it has loaded: live updates, and the page for visits without a connection. */
export function beginAfterLoad(client: QueryClient): void {
  startLiveUpdates(client);
  // Only over https and on localhost. Without it, the browser shows its own page.
  void navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined);
}
