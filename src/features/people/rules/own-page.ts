import { announce } from '#features/webhooks/rules/announce';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import type { OwnPage } from '../contract/people.ts';
import {
  deletePage,
  findPageOfUser,
  hasPageReports,
  lockPageOfUser,
  updatePageHidden,
} from '../queries/person-pages.ts';

export async function findOwnPage({ db }: { db: Database }, userId: string): Promise<OwnPage> {
  const page = await findPageOfUser(db, userId);
  return { name: page && !page.hiddenAt ? page.name : null, isRemoved: !!page?.removedAt };
}

/**
 * The pictures stay in the gallery. A page that an admin has removed is kept, so that it cannot be chosen again, and a reported one
 * until an admin has decided, so that nobody escapes their reports.
 */
export async function removeOwnPage(
  { db, queue }: { db: Database; queue: Queue },
  { userId, apiKeyId }: { userId: string; apiKeyId?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const page = await lockPageOfUser(trx, userId);
    if (!page || page.hiddenAt) return;
    if (await hasPageReports(trx, page.id)) await updatePageHidden(trx, page.id);
    else await deletePage(trx, page.id);
    await announce(trx, queue, { userId, apiKeyId }, { eventType: 'page.updated' });
  });
}
