import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ModelCalls } from '#platform/db/schema.generated';

/** Serializes transactions that add a paid call, so that the budget is checked against all earlier ones. */
export async function lockModelCalls(trx: DatabaseTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('model_calls'))`.execute(trx);
}

/** Cost of today's calls (UTC) in millionths of a dollar; running calls count with their expected cost. */
export async function sumCostOfDay(db: Database): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    SELECT coalesce(sum(cost_micro_usd), 0)::bigint AS cost FROM model_calls
      WHERE started_at >= date_trunc('day', now(), 'UTC')`.execute(db);
  return rows[0]!.cost;
}

/** @returns its id */
export async function insertModelCall(
  trx: DatabaseTransaction,
  call: Insertable<ModelCalls>,
): Promise<number> {
  const row = await trx.insertInto('modelCalls').values(call).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Ends a running call; a finished one stays unchanged. */
export async function updateModelCallEnded(
  db: Database,
  id: number,
  ended: Updateable<ModelCalls>,
): Promise<void> {
  await db
    .updateTable('modelCalls')
    .set({ ...ended, endedAt: sql`now()` })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** @returns how many */
export async function deleteModelCallsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('modelCalls')
    .where('startedAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface ModelActivityRow {
  model: string;
  /** Of the newest finished call that was not abandoned; null if there is none. */
  outcome: string | null;
  /** The newest failure of the last 24 hours. */
  failure: { outcome: string; detail: string; endedAt: Date } | null;
  /** In the last 24 hours, without checks of the key. */
  calls: number;
  failures: number;
  /** Millionths of a dollar, today (UTC). */
  cost: number;
}

/** Recent calls of each model, in the order given. */
export async function listModelActivity(
  db: Database,
  models: readonly string[],
): Promise<ModelActivityRow[]> {
  const { rows } = await sql<
    Omit<ModelActivityRow, 'failure'> & { failed: string | null; detail: string | null; endedAt: Date | null }
  >`
    SELECT asked.model, newest.outcome, failure.outcome AS failed, failure.detail, failure.ended_at,
        lately.calls, lately.failures, lately.cost
      FROM unnest(${models}::text[]) WITH ORDINALITY AS asked (model, position)
      LEFT JOIN LATERAL (
        SELECT outcome FROM model_calls
          WHERE model_calls.model = asked.model AND outcome IS NOT NULL AND outcome <> 'abandoned'
          ORDER BY started_at DESC, id DESC LIMIT 1
      ) AS newest ON true
      LEFT JOIN LATERAL (
        SELECT outcome, coalesce(detail, '') AS detail, ended_at FROM model_calls
          WHERE model_calls.model = asked.model AND outcome NOT IN ('delivered', 'abandoned')
            AND started_at > now() - interval '24 hours'
          ORDER BY started_at DESC, id DESC LIMIT 1
      ) AS failure ON true
      CROSS JOIN LATERAL (
        SELECT
            count(*) FILTER (WHERE purpose <> 'check' AND started_at > now() - interval '24 hours') AS calls,
            count(*) FILTER (WHERE purpose <> 'check' AND started_at > now() - interval '24 hours'
              AND outcome NOT IN ('delivered', 'abandoned')) AS failures,
            coalesce(sum(cost_micro_usd)
              FILTER (WHERE started_at >= date_trunc('day', now(), 'UTC')), 0)::bigint AS cost
          -- Covers the last 24 hours and the whole day (UTC).
          FROM model_calls WHERE model_calls.model = asked.model AND started_at > now() - interval '25 hours'
      ) AS lately
      ORDER BY asked.position`.execute(db);
  return rows.map(({ failed, detail, endedAt, ...row }) => ({
    ...row,
    failure: failed === null ? null : { outcome: failed, detail: detail!, endedAt: endedAt! },
  }));
}
