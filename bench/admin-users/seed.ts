import pg from 'pg';

/**
 * Inserts users with their transfers; every fifth had a subscription, every tenth has one. Equal in each run, except ids.
 */
export async function seedUsers(url: string, count: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of STATEMENTS) await client.query(statement.replaceAll(':count', String(count)));
  } finally {
    await client.end();
  }
}

const STATEMENTS = [
  `INSERT INTO users (issuer, subject, email, email_verified, first_name, last_name, stripe_customer_id, created_at)
     SELECT 'https://issuer.test', n, format('%s.%s%s@%s.example', lower(first), lower(last), n, host), true, first, last,
         CASE WHEN n % 5 = 0 THEN 'cus_' || substr(md5(n::text), 1, 14) END,
         timestamptz '2026-11-01' - n * interval '7 minutes'
       FROM (
         SELECT n, (ARRAY['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Ken', 'Frances', 'Tony'])[1 + n % 10]
             AS first,
           (ARRAY['Lovelace', 'Hopper', 'Turing', 'Dijkstra', 'Liskov', 'Knuth', 'Perlman'])[1 + n % 7] || chr(97 + n % 26)
             AS last,
           (ARRAY['mail', 'post', 'studio', 'agency'])[1 + n % 4] AS host
         FROM generate_series(1, :count) AS n
       ) AS people`,
  `INSERT INTO ledger_accounts (kind, user_id, balance)
     SELECT kind, id, 0 FROM users CROSS JOIN (VALUES ('monthly'), ('extra'), ('held')) AS kinds (kind)`,
  `INSERT INTO credit_grants (user_id, kind, amount, reason, created_at)
     SELECT id, 'extra', 10, 'signup', created_at FROM users
     UNION ALL SELECT id, 'monthly', 300, 'subscription', created_at FROM users WHERE subject::int % 5 = 0`,
  `INSERT INTO transfers (user_id, kind, from_account, to_account, amount, idempotency_key, grant_id, created_at)
     SELECT g.user_id, 'grant', (SELECT id FROM ledger_accounts WHERE kind = 'granted'), a.id, g.amount, 'bench:' || g.id,
         g.id, g.created_at
       FROM credit_grants g JOIN ledger_accounts a ON a.user_id = g.user_id AND a.kind = g.kind`,
  `INSERT INTO subscriptions (id, user_id, customer_id, plan_id, price_id, status, current_period_start, current_period_end,
       livemode, started_at, observed_at, ended_at)
     SELECT 'sub_' || substr(md5(subject), 1, 14), id, stripe_customer_id, 'professional', 'price_bench', status,
         timestamptz '2026-11-01', timestamptz '2026-12-01', true, created_at, created_at,
         CASE WHEN status = 'canceled' THEN created_at + interval '1 month' END
       FROM (
         SELECT *, CASE WHEN subject::int % 10 = 0 THEN 'active' ELSE 'canceled' END AS status
           FROM users WHERE stripe_customer_id IS NOT NULL
       ) AS paying`,
  'VACUUM ANALYZE',
];
