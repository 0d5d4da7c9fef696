import { isWorthRetrying } from '#platform/errors/provider-error';
import type { Attempt, JobName } from '#platform/queue/queue';

/**
 * Runs one attempt of a job. Rethrows an error that a later attempt may fix; calls `giveUp` at once for any other, since
 * somebody waits for the result.
 */
export async function runAttempt(
  { signal, isLast }: Pick<Attempt<JobName>, 'signal' | 'isLast'>,
  run: (signal: AbortSignal) => Promise<void>,
  giveUp: (error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await run(signal);
  } catch (error) {
    if (!isLast && (signal.aborted || isWorthRetrying(error))) throw error;
    await giveUp(error);
  }
}
