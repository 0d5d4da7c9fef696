import type { GatewayInvoice, GatewayInvoiceLine } from '#ports/payment-gateway';
import type { Plan } from '../contract/plans.ts';

/** What a paid invoice gives. */
export type InvoiceCredits =
  /** A new month; of its credits, `arrears` are for a change of plan in the month before that is charged with it. */
  | { kind: 'month'; credits: number; arrears: number; period: Period; returned: Returned }
  /** More or less of the month that runs, as its plan was changed; `credits` may be 0 or below. */
  | { kind: 'change'; credits: number; period: Period; returned: Returned }
  /** Nothing: none of its prices is one of the plans'. */
  | { kind: 'unknown-price' };

/** What a smaller plan gave back, and for what. All is 0 where nothing was. */
export interface Returned {
  /** In the currency's smallest unit. */
  amount: number;
  /** Of the time that the money was for. */
  credits: number;
  period: Period;
}

interface Period {
  start: Date;
  end: Date;
}

/**
 * Credits of an invoice, read from its lines.
 * @param fullPrices what a whole month of a price costs at the gateway, by the price's id, in the currency's smallest
 *   unit; of prices that are missing here, what the plan says
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
  // What is prorated on a renewal is about the month before. Whoever is charged for it has not had its credits yet.
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

/** For each line, the part of a month's credits that it is of a month's price. */
function creditsOfShares(lines: readonly PlanLine[], fullPrices: ReadonlyMap<string, number>): number {
  return wholeCredits(
    lines.reduce(
      (sum, { line, plan }) =>
        sum + (plan.credits * line.amount) / (fullPrices.get(line.priceId!) ?? plan.unitAmount),
      0,
    ),
  );
}

// Far above what adding up fractions loses, far below a credit's worth of any price.
const ROUNDING_ERROR = 1e-6;

/** Towards 0, so that nothing is taken that was not given: a change up and back again ends where it began. */
function wholeCredits(credits: number): number {
  return Math.trunc(credits + Math.sign(credits) * ROUNDING_ERROR) || 0;
}

function periodOf(lines: readonly PlanLine[]): Period {
  return {
    start: new Date(Math.min(...lines.map(({ line }) => line.periodStart.getTime()))),
    end: new Date(Math.max(...lines.map(({ line }) => line.periodEnd.getTime()))),
  };
}

/**
 * Credits to take back of what an invoice gave, for the money that has come back of it: in proportion, rounded down;
 * all of them when a dispute is lost.
 */
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
