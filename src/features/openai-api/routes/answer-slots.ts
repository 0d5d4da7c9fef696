import type { ServerResponse } from 'node:http';
import { ClientGone, onceClosed } from '#platform/http/requests/abort-on-disconnect';
import { createUploadQueue } from '#platform/http/uploads/upload-queue';

/** An answer with four pictures takes 25 MB until its client has read it. */
const MOST = { ofUser: 4, ofAll: 40 };
/** A client that reads more slowly is cut off, so that others have their turn. */
const HELD_MS = 120_000;

/**
 * Limits the answers with pictures that are in memory at once. Others wait for their turn, those of one person in order.
 * @returns a function that waits for a slot, and holds it until the response is closed; it throws ClientGone if that is so at its turn
 */
export function createAnswerSlots() {
  const queue = createUploadQueue({
    concurrency: MOST.ofAll,
    concurrencyPerKey: MOST.ofUser,
    // Waiting requests are limited by `countOpenRequests`.
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerKey: Number.POSITIVE_INFINITY,
  });
  return async (
    userId: string,
    response: Pick<ServerResponse, 'closed' | 'once' | 'destroy'>,
  ): Promise<void> => {
    const turn = Promise.withResolvers<void>();
    void queue.run(userId, async () => {
      if (response.closed) return turn.reject(new ClientGone('The client left before its turn'));
      turn.resolve();
      const overdue = setTimeout(() => response.destroy(), HELD_MS).unref();
      await new Promise<void>((end) => onceClosed(response, end));
      clearTimeout(overdue);
    });
    return await turn.promise;
  };
}
