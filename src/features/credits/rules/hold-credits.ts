import type { DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findLiveMonthlyGrant } from '../queries/credit-grants.ts';
import { insertCreditHold } from '../queries/credit-holds.ts';
import { lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { insertTransfer } from '../queries/transfers.ts';

/**
 * Holds the price of a generation, from monthly credits first.
 * @throws AppError `insufficient_credits` with the required and available credits
 */
export async function holdCredits(
  trx: DatabaseTransaction,
  hold: { userId: string; generationId: string; amount: number },
): Promise<void> {
  const { userId, generationId, amount } = hold;
  const accounts = await lockLedgerAccounts(trx, userId);
  const available = accounts.monthly.balance + accounts.extra.balance;
  if (available < amount) {
    throw new AppError('insufficient_credits', { creditsRequired: amount, creditsAvailable: available });
  }
  const monthlyAmount = Math.min(amount, accounts.monthly.balance);
  const extraAmount = amount - monthlyAmount;
  const grant = monthlyAmount > 0 ? await findLiveMonthlyGrant(trx, userId) : undefined;
  const grantId = grant?.id ?? null;
  await insertCreditHold(trx, { generationId, userId, monthlyAmount, extraAmount, grantId });
  const movement = { userId, kind: 'hold', toAccount: accounts.held.id, generationId } as const;
  await insertTransfer(trx, {
    ...movement,
    fromAccount: accounts.monthly.id,
    amount: monthlyAmount,
    idempotencyKey: `hold:${generationId}:monthly`,
    grantId,
  });
  await insertTransfer(trx, {
    ...movement,
    fromAccount: accounts.extra.id,
    amount: extraAmount,
    idempotencyKey: `hold:${generationId}:extra`,
  });
}
