import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** Generations started in the last hour, by status. Canceled ones do not count as failures. */
export async function countGenerationsOfHour(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    SELECT status, count(*) FROM generations WHERE created_at > now() - interval '1 hour'
        AND NOT (status = 'failed' AND canceled_at IS NOT NULL)
      GROUP BY status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export interface UnfinishedGenerations {
  model: string;
  waiting: number;
  running: number;
}

/** Generations that no worker has begun, and those that one has, by image model. */
export async function countUnfinishedGenerations(db: Database): Promise<UnfinishedGenerations[]> {
  const { rows } = await sql<UnfinishedGenerations>`
    SELECT image_model AS model, count(*) FILTER (WHERE started_at IS NULL) AS waiting,
        count(*) FILTER (WHERE started_at IS NOT NULL) AS running
      FROM generations WHERE status = 'generating' GROUP BY image_model`.execute(db);
  return rows;
}

export interface CreditFigures {
  held: number;
  capturedLastHour: number;
  releasedLastHour: number;
}

export async function sumCreditFigures(db: Database): Promise<CreditFigures> {
  // Open holds are few and indexed; the accounts grow with the users.
  const { rows } = await sql<CreditFigures>`
    SELECT
      (SELECT coalesce(sum(monthly_amount + extra_amount), 0)::bigint FROM credit_holds
        JOIN generations ON generations.id = generation_id WHERE status = 'generating') AS held,
      coalesce(sum(captured), 0)::bigint AS captured_last_hour,
      coalesce(sum(released), 0)::bigint AS released_last_hour
    FROM credit_settlements WHERE created_at > now() - interval '1 hour'`.execute(db);
  return rows[0]!;
}

export async function countGalleryImages(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(count), 0)::bigint AS count FROM gallery_counts WHERE category = ''`.execute(db);
  return rows[0]!.count;
}
