import type { Database, DatabaseTransaction } from '#server/db/client';
import { insertAdminAudit } from '#server/db/queries/admin-audit';
import {
  deleteGalleryImage,
  findGalleryImageRow,
  insertGalleryImage,
  lockGallery,
} from '#server/db/queries/gallery-images';
import { deleteImage } from '#server/db/queries/images';
import {
  findOpenCaseOfImage,
  lockModerationCase,
  type ModerationCaseRow,
  updateCaseDecided,
} from '#server/db/queries/moderation-cases';
import { insertPendingObjects } from '#server/db/queries/pending-objects';
import { AppError } from '#server/errors';
import { openCase } from './open-case.ts';

export type Decision = 'approved' | 'removed';

/** Who decides. */
export interface Admin {
  id: string;
  email: string;
}

/**
 * Approves a picture, which publishes it or leaves it public, or removes it: from the gallery where it is a user's, who
 * keeps it, and altogether where it was nobody's. Decided once, by whoever comes first.
 * @throws AppError `not_found`, or `already_decided`.
 */
export async function decideCase(
  { db }: { db: Database },
  { caseId, decision, admin }: { caseId: string; decision: Decision; admin: Admin },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGallery(trx);
    const found = await lockModerationCase(trx, caseId);
    if (!found) throw new AppError('not_found', 'There is no such case');
    if (found.status !== 'open')
      throw new AppError('already_decided', `This picture has been ${found.status} already.`);
    await settleCase(trx, found, { decision, admin });
  });
}

/**
 * Removes a public picture that an admin came upon.
 * @throws AppError `not_found`
 */
export async function removePublicImage(
  { db }: { db: Database },
  { galleryImageId, admin }: { galleryImageId: string; admin: Admin },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGallery(trx);
    const image = await findGalleryImageRow(trx, { id: galleryImageId });
    if (!image) throw new AppError('not_found', 'There is no such picture in the gallery');
    const found =
      (await findOpenCaseOfImage(trx, image.imageId)) ??
      (await openCase(trx, { ...image, origin: 'admin', reason: null }));
    await settleCase(trx, found, { decision: 'removed', admin });
  });
}

async function settleCase(
  trx: DatabaseTransaction,
  found: ModerationCaseRow,
  { decision, admin }: { decision: Decision; admin: Admin },
): Promise<void> {
  // First: a decided case stays when its picture is deleted.
  await updateCaseDecided(trx, found.id, { status: decision, decidedBy: admin.id });
  await (decision === 'approved' ? publish(trx, found) : remove(trx, found));
  const { id: caseId, origin, reason, reportCount, userId: ownerId } = found;
  await insertAdminAudit(trx, {
    adminId: admin.id,
    adminEmail: admin.email,
    action: decision === 'approved' ? 'approve-picture' : 'remove-picture',
    subject: `gallery-image:${found.galleryImageId}`,
    detail: JSON.stringify({ caseId, origin, reason, reportCount, ownerId }),
  });
}

/** At the address it had, at the gallery's head: its place among older pictures has been read past. */
async function publish(trx: DatabaseTransaction, found: ModerationCaseRow): Promise<void> {
  const { imageId, galleryImageId, userId, prompt, category, hasPeople, tags } = found;
  if (imageId === null || (await findGalleryImageRow(trx, { imageId }))) return;
  const id = galleryImageId;
  await insertGalleryImage(trx, { id, imageId, userId, prompt, category, hasPeople, tags });
}

async function remove(trx: DatabaseTransaction, { imageId, userId }: ModerationCaseRow): Promise<void> {
  if (imageId === null) return;
  const shown = await findGalleryImageRow(trx, { imageId });
  if (shown) await deleteGalleryImage(trx, shown.id);
  if (userId !== null) return;
  await insertPendingObjects(trx, [await deleteImage(trx, imageId)]);
}
