import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

// Whoever waits for a lock of its own on a table holds up all who come after it, readers too. So a migration waits
// shortly, lets the others pass, and comes again. Far more shortly than PostgreSQL's `deadlock_timeout` (1 s): where
// each waits for the other, it is a request of the site that would be broken off else, for it began to wait first.
const LOCK_WAIT_MS = 200;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const GIVES_WAY = new Set<string | undefined>([LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED]);

/**
 * The first line of a migration that runs one statement after the other, each for itself: what PostgreSQL refuses
 * in a transaction (`CREATE INDEX CONCURRENTLY`), or what must not hold its lock until the next one is done
 * (`VALIDATE CONSTRAINT`). Broken off, it begins anew: each of its statements must bear being run again.
 */
const SINGLY = '-- statement by statement';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the SQL, hexadecimal. */
  checksum: string;
}

/**
 * Applies a migration and notes that it is. Where somebody works on its tables it tries again, without an end: nothing of
 * a new release works before, and the release before works on.
 * @param steps.onWait told of each time that it could not have a lock
 * @param steps.beforeNote done before it is noted, in its transaction if it has one
 * @throws Error when its SQL fails; nothing of it stays, or of the statement that failed
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
      // What these wait for are transactions that began before, and they hold up nobody meanwhile.
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

/** An index whose making was broken off stays, unused, and `IF NOT EXISTS` would take it for the real one. */
async function dropInvalidIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

/** At the semicolons that end lines: functions with bodies belong into migrations of the other kind. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
