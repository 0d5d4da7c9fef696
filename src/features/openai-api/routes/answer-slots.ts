import type { ServerResponse } from 'node:http';
import { createUploadQueue } from '#platform/http/uploads/upload-queue';

/** An answer with four pictures takes 25 MB until its client has read it. */
const MOST = { ofUser: 4, ofAll: 40 };

/**
 * Limits the answers with pictures that are in memory at once. Others wait for their turn, those of one person in order.
 * @returns a function that waits for a slot, and holds it until the response is closed
 */
export function createAnswerSlots() {
  const queue = createUploadQueue({
    concurrency: MOST.ofAll,
    concurrencyPerKey: MOST.ofUser,
    // Waiting requests are limited by `countOpenRequests`.
    maxWaiting: Number.POSITIVE_INFINITY,
    maxWaitingPerKey: Number.POSITIVE_INFINITY,
  });
  return async (userId: string, response: Pick<ServerResponse, 'closed' | 'once'>): Promise<void> =>
    await new Promise((begin) => {
      void queue.run(userId, async () => {
        begin();
        if (!response.closed) await new Promise<void>((end) => response.once('close', end));
      });
    });
}
