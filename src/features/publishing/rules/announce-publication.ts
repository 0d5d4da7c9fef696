import { announce, type EventType } from '#features/webhooks/rules/announce';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { findMaker } from '../queries/gallery-images.ts';

/** Enqueues the webhooks of who made a picture that becomes public or is public no more, in the transaction that changes it. */
export async function announcePublication(
  trx: DatabaseTransaction,
  queue: Queue,
  change: { imageId: string; eventType: EventType<'publication'> },
): Promise<void> {
  const maker = await findMaker(trx, change.imageId);
  if (maker) await announce(trx, queue, { ...maker, apiKeyId: maker.apiKeyId ?? undefined }, change);
}
