import { type RawBuilder, sql } from 'kysely';
import { IS_LIVE } from '#features/plans/queries/subscriptions';
import type { Database } from '#platform/db/client';
import { containing } from '#platform/db/contains-text';

export interface UserFilter {
  /** Each must be part of the email, the name or the customer id; case is ignored. */
  words: readonly string[];
  /** Only users with a subscription that gives access. */
  isActive: boolean;
  /** Only users with a customer at the payment gateway. */
  isCustomer: boolean;
}

export interface ListedUserRow {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  createdAt: Date;
  stripeCustomerId: string | null;
  credits: number;
  subscriptionId: string | null;
  subscriptionStatus: string | null;
  isActive: boolean;
  suspendedAt: Date | null;
  suspensionReason: string | null;
}

/** Last registered first, each with the subscription that gives access or else the last one. */
export async function listUserRows(
  db: Database,
  { limit, offset, ...filter }: UserFilter & { limit: number; offset: number },
): Promise<ListedUserRow[]> {
  // The page is found first, so that the other data are only read for its users.
  const { rows } = await sql<ListedUserRow>`
    WITH page AS MATERIALIZED (
      SELECT id FROM users WHERE ${matches(filter)} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}
    )
    SELECT users.id, email::text, first_name, last_name, profile_image_url, created_at, stripe_customer_id,
        suspended_at, suspension_reason,
        (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_accounts
          WHERE user_id = users.id AND kind IN ('monthly', 'extra')) AS credits,
        subscription.id AS subscription_id, subscription.status AS subscription_status,
        coalesce(subscription.is_live, false) AS is_active
      FROM page JOIN users USING (id)
      LEFT JOIN LATERAL (
        SELECT subscriptions.id, status, ${IS_LIVE} AS is_live FROM subscriptions WHERE user_id = users.id
          ORDER BY is_live DESC, started_at DESC LIMIT 1
      ) AS subscription ON true
      ORDER BY created_at DESC, users.id DESC`.execute(db);
  return rows;
}

export async function countUserRows(db: Database, filter: UserFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM users WHERE ${matches(filter)}`.execute(db);
  return rows[0]!.count;
}

export async function countLiveSubscribers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT user_id) FROM subscriptions WHERE ${IS_LIVE}`.execute(db);
  return rows[0]!.count;
}

/** Spendable credits of all users. */
export async function sumCredits(db: Database): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger_accounts WHERE kind IN ('monthly', 'extra')`.execute(
    db,
  );
  return rows[0]!.sum;
}

function matches({ words, isActive, isCustomer }: UserFilter): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`issuer <> 'deleted'`,
    ...words.map((word) => containing(sql.ref('searched'), word)),
    ...(isActive ? [sql<boolean>`users.id IN (SELECT user_id FROM subscriptions WHERE ${IS_LIVE})`] : []),
    ...(isCustomer ? [sql<boolean>`stripe_customer_id IS NOT NULL`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}
