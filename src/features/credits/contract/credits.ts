import { z } from 'zod';

export const credits = z.object({
  /** Spendable credits, without those held for running generations. */
  credits: z.number().int().nonnegative(),
  held: z.number().int().nonnegative(),
});
export type Credits = z.infer<typeof credits>;

const count = z.number().int().nonnegative();

/** Differences found by recomputing the ledger from its transfers; all 0 if it is sound. */
export const ledgerAudit = z.object({
  /** Incoming minus outgoing credits of all accounts: 0 in a double-entry ledger. */
  total: z.number().int(),
  /** User accounts whose stored balance differs from the sum of their transfers. */
  wrongBalances: count,
  /** User accounts that were below 0 after any of their transfers, in order. */
  negativeMoments: count,
  /** Holds whose outgoing transfers differ from their settlement. */
  wrongSettlements: count,
  /** Grants whose transfers differ from their amount. Additions to a month belong to their own invoices. */
  wrongGrants: count,
  /** Invoices that granted credits twice. */
  doubleGrants: count,
  /** Open holds of finished generations, and settled holds of running ones. */
  strayHolds: count,
  /** Charges for generations that delivered nothing. */
  undeliveredCharges: count,
});
export type LedgerAudit = z.infer<typeof ledgerAudit>;
