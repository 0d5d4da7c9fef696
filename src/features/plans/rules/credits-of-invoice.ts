import type { GatewayInvoice, GatewayInvoiceLine } from '#ports/payment-gateway';
import type { Plan } from '../contract/plans.ts';

/** What a paid invoice grants. */
export type InvoiceCredits =
  /** A new month. `arrears` of its credits are for a plan change in the month before, which this invoice charges. */
  | { kind: 'month'; credits: number; arrears: number; period: Period; returned: Returned }
  /** A plan change in the current month; `credits` may be 0 or negative. */
  | { kind: 'change'; credits: number; period: Period; returned: Returned }
  /** Nothing: none of its prices belongs to a plan. */
  | { kind: 'unknown-price' };

/** What a downgrade gave back; all 0 if it gave nothing. */
export interface Returned {
  /** Money, in the currency's smallest unit. */
  amount: number;
  /** Credits of the time that the money was for. */
  credits: number;
  period: Period;
}

interface Period {
  start: Date;
  end: Date;
}

/**
 * Credits of an invoice, computed from its lines.
 * @param fullPrices the full monthly amount by price id, in the currency's smallest unit; a missing price falls back to
 *   the plan's amount
 */
export function creditsOfInvoice(
  invoice: GatewayInvoice,
  plans: readonly Plan[],
  fullPrices: ReadonlyMap<string, number>,
): InvoiceCredits {
  const lines = invoice.lines.flatMap((line) => {
    const plan = plans.find(({ priceId }) => priceId !== null && priceId === line.priceId);
    return plan ? [{ line, plan }] : [];
  });
  if (invoice.billingReason === 'subscription_update') {
    if (lines.length === 0) return { kind: 'unknown-price' };
    const credits = creditsOfShares(lines, fullPrices);
    const period = periodOf(lines);
    const returned = { amount: Math.max(0, -invoice.total), credits: Math.max(0, -credits), period };
    return { kind: 'change', credits, period, returned };
  }
  const months = lines.filter(({ line }) => !line.isProration);
  if (months.length === 0) return { kind: 'unknown-price' };
  const credits = months.reduce((sum, { line, plan }) => sum + plan.credits * line.quantity, 0);
  // A proration on a renewal is about the month before. If it is charged, its credits were not granted yet.
  const prorated = lines.filter(({ line }) => line.isProration);
  const share = creditsOfShares(prorated, fullPrices);
  const arrears = Math.max(0, share);
  const period = periodOf(months);
  const returned = {
    amount: Math.max(0, -prorated.reduce((sum, { line }) => sum + line.amount, 0)),
    credits: Math.max(0, -share),
    period: prorated.length > 0 ? periodOf(prorated) : period,
  };
  return { kind: 'month', credits: credits + arrears, arrears, period, returned };
}

interface PlanLine {
  line: GatewayInvoiceLine;
  plan: Plan;
}

/** Sums for each line its share of the monthly price, times the plan's monthly credits. */
function creditsOfShares(lines: readonly PlanLine[], fullPrices: ReadonlyMap<string, number>): number {
  return wholeCredits(
    lines.reduce(
      (sum, { line, plan }) =>
        sum + (plan.credits * line.amount) / (fullPrices.get(line.priceId!) ?? plan.unitAmount),
      0,
    ),
  );
}

// Far above floating-point error, far below one credit's share of any price.
const ROUNDING_ERROR = 1e-6;

/** Rounds towards 0, so that no more is taken than was granted: an upgrade and its downgrade cancel out. */
function wholeCredits(credits: number): number {
  return Math.trunc(credits + Math.sign(credits) * ROUNDING_ERROR) || 0;
}

function periodOf(lines: readonly PlanLine[]): Period {
  return {
    start: new Date(Math.min(...lines.map(({ line }) => line.periodStart.getTime()))),
    end: new Date(Math.max(...lines.map(({ line }) => line.periodEnd.getTime()))),
  };
}

/** Credits to take back for returned money: in proportion, rounded down; all credits when a dispute is lost. */
export function creditsReturned(invoice: {
  credits: number | null;
  amountPaid: number;
  amountRefunded: number;
  disputeStatus: string | null;
}): number {
  const credits = Math.max(0, invoice.credits ?? 0);
  if (invoice.disputeStatus === 'lost') return credits;
  if (invoice.amountPaid <= 0) return 0;
  return Math.floor((credits * Math.min(invoice.amountRefunded, invoice.amountPaid)) / invoice.amountPaid);
}
