import type { DatabaseTransaction } from '#platform/db/client';
import { findCreditGrant } from '../queries/credit-grants.ts';
import { findCreditHold, insertCreditSettlement } from '../queries/credit-holds.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { insertTransfer } from '../queries/transfers.ts';

/**
 * Settles a generation's hold once: captures the delivered part, monthly credits first, and releases the rest to its
 * source, or to `expired` if its grant has lapsed. An outstanding refund is taken from the release. A settled hold
 * stays unchanged.
 * @param input.captured credits to charge, from 0 to the held amount
 * @param input.reason set if the owner canceled it; for the statement
 * @throws RangeError when more is captured than was held
 */
export async function settleHold(
  trx: DatabaseTransaction,
  { generationId, captured, reason }: { generationId: string; captured: number; reason?: 'canceled' },
): Promise<void> {
  const hold = await findCreditHold(trx, generationId);
  if (!hold) throw new Error(`Generation ${generationId} has no hold`);
  const { userId, grantId } = hold;
  const held = hold.monthlyAmount + hold.extraAmount;
  if (captured < 0 || captured > held) throw new RangeError(`Cannot capture ${captured} of ${held} credits`);

  const accounts = await lockLedgerAccounts(trx, userId);
  const first = await insertCreditSettlement(trx, {
    generationId,
    captured,
    released: held - captured,
    reason: reason ?? null,
  });
  if (!first) return;

  const capturedMonthly = Math.min(captured, hold.monthlyAmount);
  const capturedExtra = captured - capturedMonthly;
  const grant = grantId === null ? undefined : await findCreditGrant(trx, grantId);
  const lapsed = grant !== undefined && grant.lapsedAt !== null;
  const releasedMonthly = hold.monthlyAmount - capturedMonthly;
  const spent = await findSystemAccount(trx, 'spent');
  const movements = [
    { kind: 'capture', part: 'monthly', amount: capturedMonthly, toAccount: spent, grantId },
    { kind: 'capture', part: 'extra', amount: capturedExtra, toAccount: spent, grantId: null },
    {
      kind: lapsed ? 'expire' : 'release',
      part: 'monthly',
      amount: releasedMonthly,
      toAccount: lapsed ? await findSystemAccount(trx, 'expired') : accounts.monthly.id,
      grantId,
    },
    {
      kind: 'release',
      part: 'extra',
      amount: hold.extraAmount - capturedExtra,
      toAccount: accounts.extra.id,
      grantId: null,
    },
  ] as const;
  for (const { part, ...movement } of movements) {
    await insertTransfer(trx, {
      ...movement,
      userId,
      generationId,
      fromAccount: accounts.held.id,
      idempotencyKey: `${movement.kind}:${generationId}:${part}`,
    });
  }
  if (grant && !lapsed && releasedMonthly > 0) {
    // Read under the lock: a refund may have been recorded since.
    const { owed } = (await findCreditHold(trx, generationId)) ?? hold;
    await insertTransfer(trx, {
      userId,
      kind: 'revoke',
      fromAccount: accounts.monthly.id,
      toAccount: await findSystemAccount(trx, 'revoked'),
      amount: Math.min(owed, releasedMonthly),
      idempotencyKey: `revoke:${generationId}`,
      grantId,
      reason: 'refund-due',
      invoiceId: grant.invoiceId,
    });
  }
}
