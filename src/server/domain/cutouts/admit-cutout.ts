import type { Database } from '#server/db/client';
import { findGenerationByKey } from '#server/db/queries/generations';
import { AppError } from '#server/errors';
import { findCredits } from '../credits/find-credits.ts';

/** What takes backgrounds out here. */
export interface CutoutOffer {
  /** Id of the model. */
  model: string;
  /** Credits that a cut-out costs. */
  cost: number;
}

/**
 * Refuses what is bound to be refused before megabytes of it are read.
 * @throws AppError `unavailable` where no model is installed, `insufficient_credits`
 */
export async function admitCutout(
  { db, cutouts }: { db: Database; cutouts: CutoutOffer | null },
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string | null },
): Promise<CutoutOffer> {
  if (!cutouts) throw new AppError('unavailable', 'Background removal is not installed on this server.');
  // A repeat has been paid for.
  if (idempotencyKey !== null && (await findGenerationByKey(db, userId, idempotencyKey))) return cutouts;
  const { credits } = await findCredits({ db }, userId);
  if (credits < cutouts.cost) {
    throw new AppError('insufficient_credits', 'Insufficient credits', {
      creditsRequired: cutouts.cost,
      creditsAvailable: credits,
    });
  }
  return cutouts;
}
