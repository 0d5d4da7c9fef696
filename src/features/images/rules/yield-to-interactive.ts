import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/db/client';
import { isAnyGenerationUnsettled } from '../queries/unsettled-generations.ts';

const POLL_MS = 500;

/**
 * Waits until no person's generation is queued or running.
 * @throws the signal's reason
 */
export async function yieldToInteractive(
  db: Database,
  { maxWaitMs, signal }: { maxWaitMs: number; signal: AbortSignal },
): Promise<void> {
  const until = performance.now() + maxWaitMs;
  while (performance.now() < until && (await isAnyGenerationUnsettled(db)))
    await wait(POLL_MS, undefined, { signal });
}
