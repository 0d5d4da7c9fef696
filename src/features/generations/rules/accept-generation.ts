import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { lockAssetInUse } from '#features/assets/queries/assets';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { holdCredits } from '#features/credits/rules/hold-credits';
import { findOwnedImage } from '#features/images/queries/images';
import { bytesOfGeneration } from '#features/storage/rules/estimate-bytes';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Generations } from '#platform/db/schema.generated';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { FurtherReference } from '../contract/further-reference.ts';
import { countUnsettledOfUser, type GenerationRow, insertGeneration } from '../queries/generations.ts';
import { findFirstAnswer } from './find-first-answer.ts';

/** The row of a paid request. Its price is `imageCount` times `costPerImage`. */
type Entry = Omit<Insertable<Generations>, 'seed' | 'furtherReferences'> & {
  /** Null or undefined: a random one. */
  seed?: number | null;
  /** Undefined: none. */
  furtherReferences?: readonly FurtherReference[];
  imageCount: number;
  costPerImage: number;
  idempotencyKey: string | null;
  requestHash: Buffer | null;
};

/**
 * Holds the price of a paid request, inserts the generation and enqueues its job. A repeat with the same key gets the first
 * answer and pays nothing.
 * @param storeAsset inserts the asset of this request and returns its id; not called for a repeat
 * @throws AppError `insufficient_credits`, `storage_full`, `not_found` for a deleted asset, or `idempotency_key_reused` if
 * the key belongs to another request
 */
export async function acceptGeneration(
  trx: DatabaseTransaction,
  { queue, storageLimits }: { queue: Queue; storageLimits: StorageLimits },
  entry: Entry,
  storeAsset?: () => Promise<string>,
): Promise<GenerationRow> {
  const { userId, imageCount, costPerImage, furtherReferences = [] } = entry;
  // Serializes the user's requests, so that the checks below see every earlier one.
  await lockLedgerAccounts(trx, userId);
  const first = await findFirstAnswer(trx, entry);
  if (first) return first;

  const waiting = await countUnsettledOfUser(trx, userId);
  const productId = storeAsset ? await storeAsset() : await lockAsset(trx, entry);
  for (const { id } of furtherReferences) await lockAsset(trx, { productId: id });
  // Storage is reserved before credits are held, so that the delivered images always fit.
  const reservedBytes = bytesOfGeneration(entry);
  await requireRoom(trx, storageLimits, { owner: storageOwnerOfUser(userId), bytes: reservedBytes });
  // Fair between users: one user's tenth picture comes after another's first.
  const queuePriority = -waiting;
  const generation = await insertGeneration(trx, {
    ...entry,
    productId,
    furtherReferences: furtherReferences.length > 0 ? JSON.stringify(furtherReferences) : null,
    queuePriority,
    reservedBytes,
    seed: entry.seed ?? randomInt(2 ** 32),
  });
  await holdCredits(trx, { userId, generationId: generation.id, amount: costPerImage * imageCount });
  await queue.enqueue(
    trx,
    'run-generation',
    { generationId: generation.id },
    { group: userId, priority: queuePriority },
  );
  return generation;
}

/** Keeps an upload from being deleted until the transaction ends; then a generation refers to it. */
async function lockAsset(
  trx: DatabaseTransaction,
  { productId = null, edit }: Pick<Entry, 'productId' | 'edit'>,
): Promise<string | null> {
  if (productId === null || !UUID.test(productId) || (await lockAssetInUse(trx, productId))) return productId;
  // Otherwise it is the id of an earlier picture.
  if (await findOwnedImage(trx, productId)) return productId;
  // An edit starts from the version before, and does not read it.
  if (edit) return productId;
  throw new AppError('not_found.product', { field: 'productId' });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
