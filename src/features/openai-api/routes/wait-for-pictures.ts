import type { FastifyReply } from 'fastify';
import { cancelGeneration } from '#features/generations/rules/cancellation/cancel-generation';
import { findGeneration } from '#features/generations/rules/find-generation';
import type { EventHub } from '#features/live-updates/rules/open-event-hub';
import { watchGeneration } from '#features/live-updates/rules/watch-generation';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import type { Queue } from '#platform/queue/queue';

type Generation = Awaited<ReturnType<typeof findGeneration>>;

// OpenAI's clients wait ten minutes.
const LONGEST_WAIT_MS = 590_000;

/**
 * Waits until a generation has ended. A client that leaves before may send its request again, as OpenAI's clients do by
 * themselves, so the generation is canceled if that is free; a request with an idempotency key gets it when it comes back.
 * @param onLook called with the unfinished generation, several times a second
 * @throws AppError `unavailable` after ten minutes, and when the server stops; ClientGone
 */
export async function waitForPictures(
  deps: { db: Database; queue: Queue; events: EventHub },
  owned: { userId: string; id: string },
  {
    reply,
    isRepeatable,
    onLook,
  }: { reply: FastifyReply; isRepeatable: boolean; onLook?: (generation: Generation) => Promise<void> },
): Promise<Generation> {
  const left = abortOnDisconnect(reply);
  const until = performance.now() + LONGEST_WAIT_MS;
  const watch = watchGeneration(deps, owned);
  try {
    for (;;) {
      const generation = await findGeneration(deps, owned);
      if (generation.status !== 'generating') return generation;
      await onLook?.(generation);
      const isStopping = !reply.server.server.listening;
      if (left.aborted && !isRepeatable) await cancelIfFree(deps, owned);
      left.throwIfAborted();
      if (isStopping || performance.now() > until)
        throw new AppError('unavailable.waited', { retryAfter: 5 });
      await watch.changed(left);
    }
  } finally {
    watch.stop();
  }
}

async function cancelIfFree(
  deps: { db: Database; queue: Queue },
  owned: { userId: string; id: string },
): Promise<void> {
  await cancelGeneration(deps, { ...owned, maxCredits: 0 }).catch((error: unknown) => {
    const isBegun = error instanceof AppError && error.code === 'cancel_costs';
    if (!isBegun) throw error;
  });
}
