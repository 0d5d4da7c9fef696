import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/db/client';
import { isAnyGenerationUnsettled } from '../queries/unsettled-generations.ts';

const POLL_MS = 500;

/**
 * Waits until no person's generation is queued or running.
 * @param patienceMs the longest wait
 * @throws the signal's reason
 */
export async function yieldToInteractive(
  db: Database,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && (await isAnyGenerationUnsettled(db)))
    await wait(POLL_MS, undefined, { signal });
}
