import { announce } from '#features/webhooks/rules/announce';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { OwnPage } from '../contract/people.ts';
import {
  findPageOfUser,
  hasPageReports,
  isSkeletonTaken,
  lockPageOfUser,
  lockPersonNames,
  upsertPage,
} from '../queries/person-pages.ts';
import { readPageName, skeletonOf } from './page-name.ts';

/**
 * Gives a person a public page, or renames it; its former name is free at once.
 * @throws AppError `invalid_request` for a name that is malformed, reserved, indecent or looks like a taken one;
 *   `already_decided` if an admin has removed the page, or has yet to decide on its reports, which name it
 */
export async function choosePage(
  { db, queue, moderation }: { db: Database; queue: Queue; moderation: Moderation },
  { userId, name: typed, apiKeyId }: { userId: string; name: string; apiKeyId?: string },
): Promise<OwnPage> {
  const name = readPageName(typed);
  const verdicts = await Promise.all(
    [name, name.replaceAll('-', ' ')].map((words) => moderation.judgePrompt(words)),
  );
  if (verdicts.some(({ decision }) => decision !== 'allow'))
    throw new AppError('invalid_request.page_name_refused', { field: 'name' });
  const skeleton = skeletonOf(name);
  return await db.transaction().execute(async (trx) => {
    await lockPersonNames(trx);
    if ((await findPageOfUser(trx, userId))?.removedAt) throw new AppError('already_decided.page_removed');
    // Locked, so that no report comes in before the name has changed.
    const page = await lockPageOfUser(trx, userId);
    if (page && page.name !== name && (await hasPageReports(trx, page.id)))
      throw new AppError('already_decided.page_reported', { field: 'name' });
    if (await isSkeletonTaken(trx, { skeleton, userId }))
      throw new AppError('invalid_request.page_name_taken', { field: 'name' });
    await upsertPage(trx, { userId, name, skeleton });
    if (page?.name !== name || page.hiddenAt)
      await announce(trx, queue, { userId, apiKeyId }, { eventType: 'page.updated' });
    return { name, isRemoved: false };
  });
}
