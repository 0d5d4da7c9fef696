import { expectCredits } from '#features/credits/rules/expect-credits';
import { findGenerationByKey } from '#features/generations/queries/generations';
import { expectRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';

/** The background removal on offer. */
export interface CutoutOffer {
  model: string;
  /** Credits per cut-out. */
  cost: number;
}

/**
 * Refuses a request that cannot succeed, before its upload is read.
 * @throws AppError `unavailable` if no model is installed, `insufficient_credits`, `storage_full`
 */
export async function admitCutout(
  { db, cutouts, storageLimits }: { db: Database; cutouts: CutoutOffer | null; storageLimits: StorageLimits },
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string | null },
): Promise<CutoutOffer> {
  if (!cutouts) throw new AppError('unavailable.cutout');
  // A repeat is already paid for.
  if (idempotencyKey !== null && (await findGenerationByKey(db, userId, idempotencyKey))) return cutouts;
  await expectCredits({ db }, userId, cutouts.cost);
  await expectRoom(db, storageLimits, { owner: storageOwnerOfUser(userId), bytes: 1 });
  return cutouts;
}
