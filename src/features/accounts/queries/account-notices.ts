import { sql } from 'kysely';
import type { Database } from '#platform/db/client';

/** Stores a notice. It replaces the user's earlier notice of the same topic. */
export async function upsertAccountNotice(
  db: Database,
  notice: { userId: string; topic: string; kind: string },
): Promise<void> {
  await db
    .insertInto('accountNotices')
    .values(notice)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'topic']).doUpdateSet({ kind: notice.kind, createdAt: sql`now()` }),
    )
    .execute();
}

/** Newest first. */
export async function listAccountNotices(db: Database, userId: string) {
  return await db
    .selectFrom('accountNotices')
    .select(['topic', 'kind', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function deleteAccountNotice(db: Database, userId: string, topic: string): Promise<void> {
  await db.deleteFrom('accountNotices').where('userId', '=', userId).where('topic', '=', topic).execute();
}

export async function deleteAccountNoticesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('accountNotices').where('createdAt', '<', before).execute();
}
