import { reportGalleryImage } from '#features/gallery/rules/report-gallery-image';
import { decideCase } from '#features/moderation-queue/rules/decide-case';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import type { Stage } from '../../tests/e2e/support/stage.ts';
import { ADMIN_EMAIL, type People } from './people.ts';

const REPORTS = [
  {
    picture: 22,
    reason: 'rights',
    note: 'This is the facade of our headquarters; nobody asked us.',
    from: 1,
  },
  { picture: 16, reason: 'real-person', note: 'The man on the left is my neighbor. '.repeat(9), from: 2 },
  { picture: 12, reason: 'other', note: null, from: 1 },
  { picture: 21, reason: 'violence', note: 'Not for children.', from: 1 },
] as const;

/** Inserts reports of public pictures, one of them decided, and a change by an admin. */
export async function insertAdminWork(
  stage: Stage,
  { people, galleryIds }: { people: People; galleryIds: readonly string[] },
): Promise<void> {
  for (const { picture, from, ...report } of REPORTS)
    for (let person = 1; person <= from; person++)
      await reportGalleryImage(stage, {
        ...report,
        galleryImageId: galleryIds[picture]!,
        userId: null,
        address: `192.0.2.${person}`,
        network: '192.0.2.0/24',
      });
  const admin = { id: (await people.find('admin')).id, email: ADMIN_EMAIL };
  const last = await stage.db
    .selectFrom('moderationCases')
    .select('id')
    .orderBy('openedAt', 'desc')
    .executeTakeFirstOrThrow();
  await decideCase(stage, { caseId: last.id, decision: 'approved', admin });
  const { id } = await people.find('creator');
  await stage.db.transaction().execute((trx) =>
    insertAdminAudit(trx, {
      adminId: admin.id,
      adminEmail: admin.email,
      action: 'fix-credits',
      subject: `user:${id}`,
      detail: JSON.stringify({ credits: 100, creditsBefore: 0, subscriptionId: 'sub_1' }),
    }),
  );
}
