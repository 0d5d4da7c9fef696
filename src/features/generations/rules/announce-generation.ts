import { announce, type EventType } from '#features/webhooks/rules/announce';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { GenerationRow } from '../queries/generations.ts';

/**
 * Enqueues the webhooks about a generation that a key asked for, in the transaction that settles, changes, deletes or
 * restores it.
 */
export async function announceGeneration(
  trx: DatabaseTransaction,
  queue: Queue,
  { id: generationId, userId, apiKeyId }: GenerationRow,
  eventType: EventType<'generation'>,
): Promise<void> {
  if (apiKeyId !== null) await announce(trx, queue, { userId, apiKeyId }, { eventType, generationId });
}
