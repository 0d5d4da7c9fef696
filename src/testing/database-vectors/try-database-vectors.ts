import pg from 'pg';
import type { DatabaseVector, VectorSubjects } from './database-vector.ts';
import { ledgerVectors } from './ledger-vectors.ts';
import { powerVectors } from './power-vectors.ts';

export interface TriedVectors {
  tried: number;
  /** Statements that succeeded as the running role, or failed for an unrelated reason. */
  hits: string[];
  /** Statements that failed for the owner too, so they prove nothing. */
  uncontrolled: string[];
}

/**
 * Tries every statement as the running role, which must fail, then as the owner, which must work. Everything is rolled
 * back.
 * @param people ids of two users who have extra credits
 */
export async function tryDatabaseVectors(
  { runningUrl, ownerUrl }: { runningUrl: string; ownerUrl: string },
  people: Pick<VectorSubjects, 'ada' | 'grace'>,
): Promise<TriedVectors> {
  const [running, owner, victim] = await Promise.all([runningUrl, ownerUrl, ownerUrl].map(connect));
  try {
    const { rows } = await victim!.query<Omit<VectorSubjects, 'ada' | 'grace'>>(
      'SELECT current_user AS owner, current_database() AS database, pg_backend_pid() AS "ownerPid"',
    );
    const subjects = { ...people, ...rows[0]! };
    const vectors = [...ledgerVectors(subjects), ...powerVectors(subjects)];
    const hits: string[] = [];
    const uncontrolled: string[] = [];
    for (const vector of vectors) {
      const refusal = await attempt(running!, vector);
      if (!refusal || !REFUSALS.has(refusal.code!))
        hits.push(`${vector.sql}: ${refusal?.message ?? 'was done'}`);
    }
    for (const vector of vectors) {
      const failure = await attempt(owner!, vector, vector.control);
      if (failure) uncontrolled.push(`${vector.sql}: ${failure.message}`);
    }
    return { tried: vectors.length, hits, uncontrolled };
  } finally {
    await Promise.all([running, owner, victim].map((client) => client!.end().catch(() => undefined)));
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html: a statement that is wrong in itself is no refusal.
const REFUSALS = new Set([
  '42501', // insufficient_privilege
  '23001', // restrict_violation
  '23502', // not_null_violation
  '23503', // foreign_key_violation
  '23514', // check_violation
]);

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'framewright-attack' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** @returns why it failed, if it did; nothing of it stays */
async function attempt(
  client: pg.Client,
  { sql, undo }: DatabaseVector,
  before?: string,
): Promise<pg.DatabaseError | undefined> {
  try {
    if (undo === undefined) await client.query('BEGIN');
    if (before !== undefined) await client.query(before);
    await client.query(sql);
    if (undo !== undefined) await client.query(undo);
    return undefined;
  } catch (error) {
    return error as pg.DatabaseError;
  } finally {
    if (undo === undefined) await client.query('ROLLBACK; RESET ROLE; RESET SESSION AUTHORIZATION');
  }
}
