import { cancelGeneration } from '#features/generations/rules/cancellation/cancel-generation';
import { findGeneration } from '#features/generations/rules/find-generation';
import type { EventHub } from '#features/live-updates/rules/open-event-hub';
import { watchGeneration } from '#features/live-updates/rules/watch-generation';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';

type Generation = Awaited<ReturnType<typeof findGeneration>>;

/** Clients give up after a minute of silence, or later if they hear of progress. */
const LONGEST_MS = { silent: 50_000, heard: 590_000 };

/**
 * Waits until a generation has ended, or for as long as a client waits; then it is still `generating`. A call that was canceled
 * cancels the generation, if that is free.
 * @param onProgress called with the finished part, whenever it has changed
 */
export async function awaitGeneration(
  deps: { db: Database; queue: Queue; events: EventHub },
  owned: { userId: string; id: string },
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (part: number) => Promise<void> },
): Promise<Generation> {
  const until = performance.now() + (onProgress ? LONGEST_MS.heard : LONGEST_MS.silent);
  let told = -1;
  const watch = watchGeneration(deps, owned);
  try {
    for (;;) {
      const generation = await findGeneration(deps, owned);
      if (generation.status !== 'generating') return generation;
      if (signal.aborted) {
        await cancelGeneration(deps, { ...owned, maxCredits: 0 }).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
        signal.throwIfAborted();
      }
      if (performance.now() > until) return generation;
      if (generation.progress > told) {
        told = generation.progress;
        await onProgress?.(told);
      }
      await watch.changed(signal);
    }
  } finally {
    watch.stop();
  }
}
