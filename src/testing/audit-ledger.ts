import type { LedgerAudit } from '#features/credits/contract/credits';

export { auditLedger } from '#features/credits/queries/ledger-audit';

export const SOUND_LEDGER: LedgerAudit = {
  total: 0,
  wrongBalances: 0,
  negativeMoments: 0,
  wrongSettlements: 0,
  wrongGrants: 0,
  doubleGrants: 0,
  strayHolds: 0,
  undeliveredCharges: 0,
};
