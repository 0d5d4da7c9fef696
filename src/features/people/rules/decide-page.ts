import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import { announce } from '#features/webhooks/rules/announce';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import {
  deletePage,
  deletePageReports,
  lockUnremovedPage,
  updatePageRemoved,
} from '../queries/person-pages.ts';

/**
 * Keeps a reported page, which forgets its reports, or removes it for good. A kept page that its person has removed goes with them.
 * @throws AppError `not_found`
 */
export async function decidePage(
  { db, queue }: { db: Database; queue: Queue },
  { id, decision, admin }: { id: string; decision: 'keep' | 'remove'; admin: { id: string; email: string } },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const page = decision === 'remove' ? await updatePageRemoved(trx, id) : await lockUnremovedPage(trx, id);
    if (!page) throw new AppError('not_found.person');
    await deletePageReports(trx, id);
    if (decision === 'keep' && page.hiddenAt) await deletePage(trx, id);
    if (decision === 'remove')
      await announce(trx, queue, { userId: page.userId, apiKeyId: undefined }, { eventType: 'page.updated' });
    await insertAdminAudit(trx, {
      adminId: admin.id,
      adminEmail: admin.email,
      action: decision === 'remove' ? 'remove-page' : 'keep-page',
      subject: `page:${page.name}`,
      detail: JSON.stringify({ ownerId: page.userId }),
    });
  });
}
