import type { Database } from '#platform/db/client';
import { CanceledError } from '#platform/errors/canceled-error';
import { findGeneration } from '../../queries/generations.ts';

const POLL_MS = 500;

/**
 * Polls whether a generation has been canceled, deleted or settled by another attempt.
 * @returns a signal that aborts with a CanceledError in that case, and a function that stops polling
 */
export function watchCancellation(
  { db }: { db: Database },
  generationId: string,
): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const timer = setInterval(() => void look(), POLL_MS);
  const look = async () => {
    // If the database does not answer, try again at the next poll.
    const generation = await findGeneration(db, generationId).catch(() => null);
    if (generation === null) return;
    if (generation?.status === 'generating' && generation.canceledAt === null) return;
    clearInterval(timer);
    controller.abort(new CanceledError());
  };
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
