import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** A transfer that affects a user's spendable credits, with its generation and invoice. */
export interface CreditMovementRow {
  id: number;
  kind: 'grant' | 'hold' | 'release' | 'expire' | 'revoke';
  /** One of CREDIT_REASONS; null if the kind is enough. */
  reason: string | null;
  createdAt: Date;
  /** Signed; 0 if held credits expired. */
  change: number;
  /** Held credits that expired on release. */
  lapsed: number;
  /** Spendable credits after it. */
  balance: number;
  generationId: string | null;
  /** Credits charged by the settlement; null until then. */
  captured: number | null;
  /** Set if the generation was canceled. */
  settledFor: 'canceled' | null;
  /** Null if the generation was deleted, like all fields below. */
  modelId: string | null;
  imageCount: number | null;
  prompt: string | null;
  grounding: unknown;
  /** Of the first picture. */
  imageId: string | null;
  objectKey: string | null;
  width: number | null;
  height: number | null;
  thumbHash: Buffer | null;
  invoiceId: string | null;
  invoiceNumber: string | null;
  invoiceUrl: string | null;
  amountPaid: number | null;
  currency: string | null;
}

export interface CreditMovementsPlace {
  userId: string;
  /** Only transfers with smaller ids. */
  before?: number | undefined;
  /** Spendable credits before `before`, if known; otherwise summed from the newest transfer. */
  balance?: number | undefined;
  limit: number;
}

/**
 * Newest first, without captures: the hold has already reduced the balance. A single statement, so that balance and
 * transfers come from one snapshot. Filtering and ordering by both columns uses the index by user; ordering by id alone
 * would scan other users' newer transfers.
 */
export async function listCreditMovementRows(
  db: Database,
  { userId, before, balance, limit }: CreditMovementsPlace,
): Promise<CreditMovementRow[]> {
  const edge = before ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await sql<CreditMovementRow>`
    WITH own AS MATERIALIZED (
      SELECT array_agg(id) AS ids, sum(balance)::bigint AS balance
        FROM ledger_accounts WHERE user_id = ${userId} AND kind IN ('monthly', 'extra')
    ), page AS MATERIALIZED (
      SELECT moved.*, ${change('moved')} AS change FROM transfers AS moved, own
        WHERE moved.kind <> 'capture' AND (moved.user_id, moved.id) < (${userId}, ${edge}::bigint)
          AND (moved.user_id, moved.id) > (${userId}, 0)
        ORDER BY moved.user_id DESC, moved.id DESC LIMIT ${limit}
    ), start AS MATERIALIZED (${startBalance({ userId, before, balance })})
    SELECT page.id, page.kind, page.created_at, page.change,
        coalesce(page.reason, CASE WHEN page.kind = 'grant' THEN given.reason END) AS reason,
        CASE WHEN page.change = 0 THEN page.amount ELSE 0 END AS lapsed,
        (start.balance - coalesce(sum(page.change) OVER
          (ORDER BY page.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance,
        page.generation_id, settled.captured, settled.reason AS settled_for,
        generations.model_id, generations.image_count, generations.prompt, generations.grounding,
        first.id AS image_id, first.object_key, first.width, first.height, first.thumb_hash,
        invoices.id AS invoice_id, invoices.number AS invoice_number, invoices.hosted_url AS invoice_url,
        invoices.amount_paid, invoices.currency
      FROM page CROSS JOIN start
      LEFT JOIN credit_grants AS given ON given.id = page.grant_id
      LEFT JOIN credit_settlements AS settled ON settled.generation_id = page.generation_id
      LEFT JOIN generations ON generations.id = page.generation_id AND generations.trashed_at IS NULL
      LEFT JOIN LATERAL (
        SELECT images.id, object_key, width, height, thumb_hash FROM images
          WHERE images.generation_id = generations.id AND images.trashed_at IS NULL ORDER BY position LIMIT 1
      ) AS first ON true
      LEFT JOIN invoices ON invoices.id = page.invoice_id
      ORDER BY page.id DESC`.execute(db);
  return rows;
}

/** Spendable credits before the page's newest transfer. */
function startBalance({ userId, before, balance }: Omit<CreditMovementsPlace, 'limit'>) {
  if (balance !== undefined) return sql`SELECT ${balance}::bigint AS balance`;
  if (before === undefined) return sql`SELECT balance FROM own`;
  return sql`SELECT own.balance - coalesce((SELECT sum(change) FROM (
      SELECT ${change('later')} AS change FROM transfers AS later
        WHERE (later.user_id, later.id) >= (${userId}, ${before}::bigint)
          AND (later.user_id, later.id) <= (${userId}, ${Number.MAX_SAFE_INTEGER}::bigint)
        ORDER BY later.user_id, later.id
    ) AS changes), 0) AS balance FROM own`;
}

/** How a transfer changes the balance; `own.ids` are the user's spendable accounts. */
function change(transfer: string) {
  const [to, from, amount] = ['to_account', 'from_account', 'amount'].map((column) =>
    sql.ref(`${transfer}.${column}`),
  );
  return sql`CASE WHEN ${to} = ANY(own.ids) THEN ${amount} WHEN ${from} = ANY(own.ids) THEN -${amount} ELSE 0 END`;
}

export interface CreditStandingRow {
  monthly: number;
  extra: number;
  held: number;
  /** When the month of the monthly credits ends; null without a month. */
  monthlyEndsAt: Date | null;
  /** When the subscription renews; null if it does not. */
  renewsAt: Date | null;
}

/** The user's balances and when they expire. */
export async function findCreditStandingRow(db: Database, userId: string): Promise<CreditStandingRow> {
  const { rows } = await sql<CreditStandingRow>`
    SELECT sum(balance) FILTER (WHERE kind = 'monthly')::bigint AS monthly,
        sum(balance) FILTER (WHERE kind = 'extra')::bigint AS extra,
        sum(balance) FILTER (WHERE kind = 'held')::bigint AS held,
        (SELECT period_end FROM credit_grants
          WHERE user_id = ${userId} AND kind = 'monthly' AND lapsed_at IS NULL) AS monthly_ends_at,
        (SELECT min(current_period_end) FROM subscriptions
          WHERE user_id = ${userId} AND status IN ('active', 'trialing') AND cancel_at IS NULL) AS renews_at
      FROM ledger_accounts WHERE user_id = ${userId}`.execute(db);
  return rows[0]!;
}
