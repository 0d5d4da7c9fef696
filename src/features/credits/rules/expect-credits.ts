import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findCredits } from './find-credits.ts';

/**
 * Refuses a request that could not be paid, before work is done for it. The hold decides: the balance may change until then.
 * @throws AppError `insufficient_credits`
 */
export async function expectCredits(deps: { db: Database }, userId: string, price: number): Promise<void> {
  const { credits } = await findCredits(deps, userId);
  if (credits < price)
    throw new AppError('insufficient_credits', { creditsRequired: price, creditsAvailable: credits });
}
