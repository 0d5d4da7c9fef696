import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '#server/db/client';
import { countUnsettledOfUser, type GenerationRow, insertGeneration } from '#server/db/queries/generations';
import { lockLedgerAccounts } from '#server/db/queries/ledger-accounts';
import type { Queue } from '#server/db/queue';
import type { Generations } from '#server/db/schema.generated';
import { holdCredits } from '../credits/hold-credits.ts';
import { findFirstAnswer } from './find-first-answer.ts';

/** A paid request as its row will have it. Its price is `imageCount` times `costPerImage`. */
type Entry = Omit<Insertable<Generations>, 'seed'> & {
  imageCount: number;
  costPerImage: number;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
};

/**
 * Holds the price of a paid request, inserts the generation and enqueues its job. A repeat of its key gets the first
 * answer and pays nothing.
 * @param storeAsset is called for what is no repeat, and names the asset that was made for this request alone
 * @throws AppError `insufficient_credits`, or `idempotency_key_reused` when the key named another request.
 */
export async function enterGeneration(
  trx: DatabaseTransaction,
  queue: Queue,
  entry: Entry,
  storeAsset?: () => Promise<string>,
): Promise<GenerationRow> {
  const { userId, imageCount, costPerImage } = entry;
  // One request of a user at a time: what follows sees every earlier one.
  await lockLedgerAccounts(trx, userId);
  const first = await findFirstAnswer(trx, entry);
  if (first) return first;

  const waiting = await countUnsettledOfUser(trx, userId);
  const productId = storeAsset ? await storeAsset() : (entry.productId ?? null);
  const generation = await insertGeneration(trx, { ...entry, productId, seed: randomInt(2 ** 32) });
  await holdCredits(trx, { userId, generationId: generation.id, amount: costPerImage * imageCount });
  await queue.enqueue(
    trx,
    'run-generation',
    { generationId: generation.id },
    // A fair turn: the tenth picture of one user waits for the first of another.
    { group: userId, priority: -waiting },
  );
  return generation;
}
