import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

// A waiting exclusive lock blocks all later statements on the table, reads too. So a migration waits briefly, gives up and
// retries. The wait is far below PostgreSQL's `deadlock_timeout` (1 s): in a deadlock PostgreSQL would otherwise cancel
// the site's request, which began to wait first.
const LOCK_WAIT_MS = 200;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const GIVES_WAY = new Set<string | undefined>([LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED]);

/**
 * The first line of a migration whose statements run one by one, without a transaction: for what PostgreSQL refuses in
 * a transaction (`CREATE INDEX CONCURRENTLY`), or for locks that must be released before the next statement
 * (`VALIDATE CONSTRAINT`). If interrupted, it starts over, so each statement must be repeatable.
 */
const SINGLY = '-- statement by statement';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the SQL, hexadecimal. */
  checksum: string;
}

/**
 * Applies a migration and records it. While other transactions hold locks on its tables it retries without limit: the new
 * release cannot start before, and the old one keeps working.
 * @param steps.onWait called each time that a lock was not available
 * @param steps.beforeNote runs before the migration is recorded, in its transaction if it has one
 * @throws Error if its SQL fails; the migration, or the failed statement, is rolled back
 */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  { onWait, beforeNote }: { onWait(name: string): void; beforeNote(): Promise<void> },
): Promise<void> {
  const { name, sql, checksum } = migration;
  try {
    const note = async () => {
      await beforeNote();
      await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    };
    const insist = (work: () => Promise<unknown>) => untilUnlocked(work, () => onWait(name));
    if (!sql.startsWith(SINGLY)) {
      await insist(() =>
        inTransaction(client, async () => {
          await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
          await client.query(sql);
          await note();
        }),
      );
      return;
    }
    await dropInvalidIndexes(client);
    for (const statement of statementsOf(sql)) {
      // These wait for older transactions to end, and block nobody meanwhile.
      const mayWait = /\b(CONCURRENTLY|VALIDATE CONSTRAINT)\b/.test(statement);
      await client.query(`SET lock_timeout = ${mayWait ? 0 : LOCK_WAIT_MS}`);
      await insist(() => client.query(statement));
    }
    await client.query('RESET lock_timeout');
    await note();
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function untilUnlocked(work: () => Promise<unknown>, onWait: () => void): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!GIVES_WAY.has((error as { code?: string }).code)) throw error;
      onWait();
      await delay(PAUSE_MS);
    }
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** An interrupted build leaves an invalid index, which `IF NOT EXISTS` would take for the real one. */
async function dropInvalidIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

/** Splits at semicolons that end lines: function bodies belong in migrations with a transaction. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
