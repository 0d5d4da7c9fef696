import { sql } from 'kysely';
import type { Database } from '#server/db/client';

export interface LedgerAudit {
  /** Sum over all accounts of what came in less what went out: 0 in a double-entry ledger. */
  total: number;
  /** Users' accounts whose stored balance is not the sum of their transfers. */
  wrongBalances: number;
  /** Users' accounts that were below 0 after any of their transfers, in the order they were made. */
  negativeMoments: number;
  /** Holds whose transfers out do not add up to what their settlement says. */
  wrongSettlements: number;
}

/** Recomputes the whole ledger from its transfers. */
export async function auditLedger(db: Database): Promise<LedgerAudit> {
  const { rows } = await sql<LedgerAudit>`
    WITH movements AS (
      SELECT id, to_account AS account, amount FROM transfers
      UNION ALL SELECT id, from_account, -amount FROM transfers
    ), running AS (
      SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY id) AS balance FROM movements
    )
    SELECT
      (SELECT coalesce(sum(amount), 0) FROM movements) AS total,
      (SELECT count(*) FROM ledger_accounts a WHERE user_id IS NOT NULL AND balance <>
        (SELECT coalesce(sum(amount), 0) FROM movements WHERE account = a.id)) AS wrong_balances,
      (SELECT count(*) FROM running JOIN ledger_accounts a ON a.id = account
        WHERE a.user_id IS NOT NULL AND running.balance < 0) AS negative_moments,
      (SELECT count(*) FROM credit_settlements s
        WHERE s.captured <> (SELECT coalesce(sum(amount), 0) FROM transfers t
            WHERE t.generation_id = s.generation_id AND t.kind = 'capture')
          OR s.released <> (SELECT coalesce(sum(amount), 0) FROM transfers t
            WHERE t.generation_id = s.generation_id AND t.kind IN ('release', 'expire'))) AS wrong_settlements
  `.execute(db);
  const [audit] = rows;
  return {
    total: Number(audit?.total),
    wrongBalances: Number(audit?.wrongBalances),
    negativeMoments: Number(audit?.negativeMoments),
    wrongSettlements: Number(audit?.wrongSettlements),
  };
}

export const SOUND_LEDGER: LedgerAudit = {
  total: 0,
  wrongBalances: 0,
  negativeMoments: 0,
  wrongSettlements: 0,
};
