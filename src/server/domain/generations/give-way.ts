import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/db/client';
import { isAnyGenerationUnsettled } from '#server/db/queries/unsettled-generations';

const POLL_MS = 500;

/**
 * People's generations come first: waits until none of them waits or is being made.
 * @param patienceMs after which it goes on all the same
 * @throws the signal's reason
 */
export async function giveWay(
  db: Database,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && (await isAnyGenerationUnsettled(db)))
    await wait(POLL_MS, undefined, { signal });
}
