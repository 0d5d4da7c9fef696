import { findPayerOf } from '#features/accounts/queries/payers';
import { findLapsedMonth, findLiveMonthlyGrant, sumExpired } from '#features/credits/queries/credit-grants';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { addMonthlyCredits, isWithin } from '#features/credits/rules/add-monthly-credits';
import { grantMonthlyCredits } from '#features/credits/rules/grant-monthly-credits';
import { revokeMonthlyCredits } from '#features/credits/rules/revoke-monthly-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import type { GatewayInvoice } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import { type InvoiceRow, listWaitingChanges, updateInvoice, upsertInvoice } from '../queries/invoices.ts';
import { chargeSpentCredits } from './charge-spent-credits.ts';
import { creditsOfInvoice, type InvoiceCredits, type Returned } from './credits-of-invoice.ts';
import { endSecondSubscriptions } from './end-second-subscriptions.ts';
import { lapseEndedSubscription } from './lapse-ended-subscription.ts';
import type { Payments } from './payments.ts';
import { offersOfInvoice } from './promotion-offers.ts';
import { redeemPromotion } from './redeem-promotion.ts';
import { takeReturnedCredits } from './take-returned-credits.ts';
import { undoPurchase } from './undo-purchase.ts';
import { unknownCustomer } from './unknown-customer.ts';

/** Invoices as the gateway reported them. */
export interface SeenInvoices {
  /** In the order of payment. */
  invoices: readonly GatewayInvoice[];
  /** See `creditsOfInvoice`. */
  fullPrices: ReadonlyMap<string, number>;
  /** Card fingerprints of subscriptions that began with a promotion, by subscription id. */
  cards: ReadonlyMap<string, string | null>;
  /** When the gateway was asked, from `readClock`. */
  observedAt: string;
}

/** Applies invoices one by one. A paid invoice grants its credits once. */
export async function recordInvoices(
  trx: DatabaseTransaction,
  payments: Payments,
  { invoices, fullPrices, cards, observedAt }: SeenInvoices,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invoice of invoices) {
    const payer = await findPayerOf(trx, invoice);
    if (!payer) {
      findings.push(unknownCustomer(invoice.id, invoice.customerId));
      continue;
    }
    await lockLedgerAccounts(trx, payer.id);
    const { userId: _named, lines: _lines, total: _total, couponIds: _coupons, ...seen } = invoice;
    const row = await upsertInvoice(trx, { ...seen, userId: payer.id, observedAt });
    if (row?.status !== 'paid' || row.credits !== null) continue;
    if (payer.deletedAt !== null) {
      findings.push(notCredited(invoice, 'payer-deleted', 'Its payer deleted the account'));
      continue;
    }
    const given = creditsOfInvoice(invoice, payments.plans, fullPrices);
    if (given.kind === 'unknown-price')
      findings.push(notCredited(invoice, 'unknown-price', 'None of its prices belongs to a plan'));
    else if (await isPromotionUsed(trx, payments, { invoice, userId: payer.id, cards }))
      findings.push(...(await undoPurchase(trx, row, invoice)));
    else {
      await giveCredits(trx, row, given);
      findings.push(...(await endSecondSubscriptions(trx, payer.id)));
    }
  }
  return findings;
}

/** Whether an invoice begins a subscription with a promotion that the same person used before. */
async function isPromotionUsed(
  trx: DatabaseTransaction,
  { plans }: Payments,
  { invoice, userId, cards }: { invoice: GatewayInvoice; userId: string } & Pick<SeenInvoices, 'cards'>,
): Promise<boolean> {
  const { subscriptionId } = invoice;
  const offers = offersOfInvoice(invoice, plans);
  if (offers.length === 0 || subscriptionId === null) return false;
  const cardFingerprint = cards.get(subscriptionId) ?? null;
  return !(await redeemPromotion(trx, { userId, subscriptionId, offers, cardFingerprint }));
}

function notCredited(invoice: GatewayInvoice, kind: string, why: string): Finding {
  const detail = `${why}, so it granted no credits`;
  return { kind, subject: invoice.id, detail, repaired: false };
}

async function giveCredits(
  trx: DatabaseTransaction,
  invoice: InvoiceRow,
  given: Exclude<InvoiceCredits, { kind: 'unknown-price' }>,
): Promise<void> {
  const grantId =
    given.credits > 0 ? await grantCredits(trx, invoice, given) : await lowerCredits(trx, invoice, given);
  const row = await updateInvoice(trx, invoice.id, { credits: given.credits, grantId: grantId ?? null });
  await takeReturnedCredits(trx, invoice, row);
  if (given.kind === 'month') {
    await lowerNewMonth(trx, row, given.period);
    await chargeForEarlierMonth(trx, row, given.returned);
  }
  await lapseEndedSubscription(trx, invoice.userId);
}

async function grantCredits(
  trx: DatabaseTransaction,
  { id: invoiceId, userId }: InvoiceRow,
  given: Exclude<InvoiceCredits, { kind: 'unknown-price' }>,
): Promise<string | undefined> {
  const { kind, credits, period } = given;
  const grant = {
    userId,
    amount: credits,
    reason: reasonOf(given),
    idempotencyKey: `invoice:${invoiceId}`,
    invoiceId,
    period,
  };
  if (kind === 'change') return await addMonthlyCredits(trx, grant);
  const live = await findLiveMonthlyGrant(trx, userId);
  // The plan change may have begun the month while the month's own invoice was unpaid.
  const hasBegun =
    live?.periodStart != null && live.periodStart > period.start && sameTime(live.periodEnd, period.end);
  return hasBegun ? await addMonthlyCredits(trx, grant) : await grantMonthlyCredits(trx, grant);
}

function reasonOf(given: Exclude<InvoiceCredits, { kind: 'unknown-price' }>): string {
  if (given.kind === 'change') return 'plan-change';
  return given.arrears > 0 ? 'subscription-arrears' : 'subscription';
}

/**
 * Takes back the unspent part of what a downgrade takes from the current month, and charges the price of the spent
 * part. A later month has its own price.
 */
async function lowerCredits(
  trx: DatabaseTransaction,
  invoice: InvoiceRow,
  { credits, period, returned }: Exclude<InvoiceCredits, { kind: 'unknown-price' }>,
): Promise<string | undefined> {
  const { id: invoiceId, userId } = invoice;
  if (credits === 0) return undefined;
  const live = await findLiveMonthlyGrant(trx, userId);
  if (!live || !isWithin(live, period)) return await chargeForEarlierMonth(trx, invoice, returned);
  const taken = await revokeMonthlyCredits(trx, {
    userId,
    grantId: live.id,
    amount: -credits,
    reason: 'plan-lowered',
    invoiceId,
    idempotencyKey: `invoice:${invoiceId}`,
    // The price of reserved credits is charged, so they stay paid for.
    keepsHeld: true,
  });
  await chargeSpentCredits(trx, invoice, { returned: returned.amount, credits: -credits, taken });
  return live.id;
}

/**
 * The same for a downgrade that is reported, or charged, after its month: the expired credits of that month are the
 * unspent ones.
 * @returns the month's grant id; `undefined` if the month has not begun
 */
async function chargeForEarlierMonth(
  trx: DatabaseTransaction,
  invoice: InvoiceRow,
  { amount, credits, period }: Returned,
): Promise<string | undefined> {
  if (credits === 0) return undefined;
  const month = await findLapsedMonth(trx, invoice.userId, period);
  if (!month) return undefined;
  const taken = Math.min(credits, await sumExpired(trx, month.id));
  await chargeSpentCredits(trx, invoice, { returned: amount, credits, taken });
  return month.id;
}

/** A downgrade while the month's own invoice is unpaid: the month begins with fewer credits. */
async function lowerNewMonth(
  trx: DatabaseTransaction,
  { subscriptionId, grantId }: InvoiceRow,
  month: { start: Date; end: Date },
): Promise<void> {
  if (subscriptionId === null || grantId === null) return;
  for (const change of await listWaitingChanges(trx, subscriptionId, month)) {
    await revokeMonthlyCredits(trx, {
      userId: change.userId,
      grantId,
      amount: -(change.credits ?? 0),
      reason: 'plan-lowered',
      invoiceId: change.id,
      idempotencyKey: `invoice:${change.id}`,
    });
    await updateInvoice(trx, change.id, { grantId });
  }
}

function sameTime(a: Date | null, b: Date): boolean {
  return a?.getTime() === b.getTime();
}
