import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { GatewayTasks } from '#platform/db/schema.generated';

export type GatewayTaskRow = Selectable<GatewayTasks>;

/** Call it in the transaction that makes the task necessary. @returns false when a task of this name exists */
export async function insertGatewayTask(
  trx: DatabaseTransaction,
  task: Insertable<GatewayTasks>,
): Promise<boolean> {
  const row = await trx
    .insertInto('gatewayTasks')
    .values(task)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasGatewayTask(trx: DatabaseTransaction, name: string): Promise<boolean> {
  const row = await trx.selectFrom('gatewayTasks').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the oldest open task for one minute.
 * @param skipsRecent skips tasks that failed, or were claimed, less than a minute ago
 */
export async function takeGatewayTask(
  db: Database,
  { skipsRecent, except }: { skipsRecent: boolean; except: readonly string[] },
): Promise<GatewayTaskRow | undefined> {
  const { rows } = await sql<GatewayTaskRow>`
    UPDATE gateway_tasks SET not_before = now() + interval '1 minute'
      WHERE name = (
        SELECT name FROM gateway_tasks
          WHERE done_at IS NULL AND (NOT ${skipsRecent} OR not_before <= now()) AND name <> ALL (${except})
          ORDER BY created_at, name LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING *`.execute(db);
  return rows[0];
}

export async function updateGatewayTaskDone(db: Database, name: string): Promise<void> {
  await db
    .updateTable('gatewayTasks')
    .set({ doneAt: sql`now()`, failure: null })
    .where('name', '=', name)
    .execute();
}

export async function updateGatewayTaskFailed(db: Database, name: string, failure: string): Promise<void> {
  await db.updateTable('gatewayTasks').set({ failure }).where('name', '=', name).execute();
}
