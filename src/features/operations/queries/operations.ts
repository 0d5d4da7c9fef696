import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Operations, QueueState } from '../contract/operations.ts';

type QueueStateRow = Omit<QueueState, 'oldestSince'> & { oldestSince: Date | null };

/** The product's queues by name, read from pg-boss's tables. */
export async function listQueueStates(db: Database): Promise<QueueStateRow[]> {
  const { rows } = await sql<QueueStateRow>`
    SELECT queue.name,
        count(*) FILTER (WHERE state < 'active' AND start_after <= now()) AS waiting,
        min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS oldest_since,
        count(*) FILTER (WHERE state < 'active' AND start_after > now()) AS later,
        count(*) FILTER (WHERE state = 'active') AS running,
        count(*) FILTER (WHERE state = 'failed') AS failed
      FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name
        AND (state <= 'active' OR state = 'failed' AND completed_on > now() - interval '24 hours')
      -- Its own queues carry no work of the product.
      WHERE queue.name NOT LIKE '\\_\\_pgboss%'
      GROUP BY queue.name ORDER BY queue.name`.execute(db);
  return rows;
}

type FailedGenerationRow = Omit<Operations['failedGenerations'][number], 'failedAt'> & { completedAt: Date };

/** Newest first, without canceled ones. */
export async function listFailedGenerations(db: Database, limit: number): Promise<FailedGenerationRow[]> {
  const { rows } = await sql<FailedGenerationRow>`
    SELECT generations.id, users.email::text, image_model, failure, completed_at
      FROM generations JOIN users ON users.id = user_id
      WHERE status = 'failed' AND canceled_at IS NULL ORDER BY completed_at DESC LIMIT ${limit}`.execute(db);
  return rows;
}

type EventCounts = Pick<Operations['payments'], 'delivered' | 'recovered'>;

/** Events of the last 24 hours. */
export async function countRecentEvents(db: Database): Promise<EventCounts> {
  const { rows } = await sql<EventCounts>`
    SELECT count(*) FILTER (WHERE source = 'webhook') AS delivered,
        count(*) FILTER (WHERE source = 'reconciliation') AS recovered
      FROM stripe_events WHERE handled_at > now() - interval '24 hours'`.execute(db);
  return rows[0]!;
}

export async function findNewestEvent(db: Database) {
  return await db
    .selectFrom('stripeEvents')
    .select(['type', 'source', 'handledAt'])
    .orderBy('handledAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
