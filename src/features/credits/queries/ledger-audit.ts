import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { LedgerAudit } from '../contract/credits.ts';

/** Recomputes the whole ledger from its transfers, in one snapshot. */
export async function auditLedger(db: Database): Promise<LedgerAudit> {
  const { rows } = await sql<LedgerAudit>`
    WITH movements AS (
      SELECT id, to_account AS account, amount FROM transfers
      UNION ALL SELECT id, from_account, -amount FROM transfers
    ), balances AS (
      SELECT account, sum(amount) AS balance FROM movements GROUP BY account
    ), running AS (
      SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY id) AS balance FROM movements
    ), of_generation AS (
      SELECT generation_id, sum(amount) FILTER (WHERE kind = 'capture') AS captured,
        sum(amount) FILTER (WHERE kind IN ('release', 'expire')) AS released
      FROM transfers WHERE generation_id IS NOT NULL GROUP BY generation_id
    ), given AS (
      SELECT grant_id, invoice_id, sum(amount) AS amount, count(*) AS times
      FROM transfers WHERE kind = 'grant' GROUP BY grant_id, invoice_id
    )
    SELECT
      (SELECT coalesce(sum(balance), 0)::bigint FROM balances) AS total,
      (SELECT count(*) FROM ledger_accounts a LEFT JOIN balances b ON b.account = a.id
        WHERE a.user_id IS NOT NULL AND a.balance <> coalesce(b.balance, 0)) AS wrong_balances,
      (SELECT count(*) FROM running JOIN ledger_accounts a ON a.id = account
        WHERE a.user_id IS NOT NULL AND running.balance < 0) AS negative_moments,
      (SELECT count(*) FROM credit_settlements s LEFT JOIN of_generation t USING (generation_id)
        WHERE s.captured <> coalesce(t.captured, 0) OR s.released <> coalesce(t.released, 0)) AS wrong_settlements,
      (SELECT count(*) FROM credit_grants g
        LEFT JOIN given ON grant_id = g.id AND given.invoice_id IS NOT DISTINCT FROM g.invoice_id
        WHERE g.amount <> coalesce(given.amount, 0)) AS wrong_grants,
      (SELECT count(*) FROM (SELECT FROM given WHERE invoice_id IS NOT NULL
        GROUP BY invoice_id HAVING sum(times) > 1) AS again) AS double_grants,
      (SELECT count(*) FROM credit_holds h
        JOIN generations g ON g.id = h.generation_id
        LEFT JOIN credit_settlements s USING (generation_id)
        WHERE (s.generation_id IS NULL) <> (g.status = 'generating')) AS stray_holds,
      (SELECT count(*) FROM credit_settlements s JOIN generations g ON g.id = s.generation_id
        WHERE s.captured > 0 AND g.status <> 'completed' AND s.reason IS NULL) AS undelivered_charges
  `.execute(db);
  return rows[0]!;
}
