import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findGenerationByKey } from '#server/db/queries/generations';
import { findCredits } from '../credits/find-credits.ts';
import { expectRoom } from '../storage/require-room.ts';
import type { StorageLimits } from '../storage/storage-limits.ts';
import { storageOwnerOfUser } from '../storage/storage-owner.ts';

/** What takes backgrounds out here. */
export interface CutoutOffer {
  /** Id of the model. */
  model: string;
  /** Credits that a cut-out costs. */
  cost: number;
}

/**
 * Refuses a cut-out that must fail, before its upload is read.
 * @throws AppError `unavailable` where no model is installed, `insufficient_credits`, `storage_full`
 */
export async function admitCutout(
  { db, cutouts, storageLimits }: { db: Database; cutouts: CutoutOffer | null; storageLimits: StorageLimits },
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string | null },
): Promise<CutoutOffer> {
  if (!cutouts) throw new AppError('unavailable.cutout');
  // A repeat has been paid for.
  if (idempotencyKey !== null && (await findGenerationByKey(db, userId, idempotencyKey))) return cutouts;
  const { credits } = await findCredits({ db }, userId);
  if (credits < cutouts.cost) {
    throw new AppError('insufficient_credits', { creditsRequired: cutouts.cost, creditsAvailable: credits });
  }
  await expectRoom(db, storageLimits, { owner: storageOwnerOfUser(userId), bytes: 1 });
  return cutouts;
}
