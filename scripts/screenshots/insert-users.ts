import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** Inserts users without credits who signed up before all others. */
export async function insertUsers(db: Database, count: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO users (issuer, subject, email, email_verified, first_name, last_name, created_at)
        SELECT 'https://issuer.test', 'crowd-' || n, 'person-' || n || '@mail.example', true,
            (ARRAY['Ada', 'Grace', 'Alan', 'Edsger', 'Radia', 'Frances'])[1 + n % 6],
            (ARRAY['Lovelace', 'Hopper', 'Turing', 'Dijkstra', 'Perlman'])[1 + n % 5],
            now() - interval '1 day' - n * interval '7 minutes'
          FROM generate_series(1, ${count}::int) AS n
        RETURNING id
    )
    INSERT INTO ledger_accounts (kind, user_id, balance)
      SELECT kind, made.id, 0 FROM made CROSS JOIN (VALUES ('monthly'), ('extra'), ('held')) AS kinds (kind)
  `.execute(db);
}
