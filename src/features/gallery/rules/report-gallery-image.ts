import { createHash } from 'node:crypto';
import type { ReportReason } from '#features/moderation/contract/moderation-reasons';
import {
  findOpenCaseOfImage,
  isImageApproved,
  updateCaseReported,
} from '#features/moderation/queries/moderation-cases';
import { gravityOf, openCase } from '#features/moderation/rules/open-case';
import {
  deleteGalleryImage,
  findGalleryImageRow,
  lockGallery,
} from '#features/publishing/queries/gallery-images';
import { findInstallationSalt } from '#features/storage/queries/installation-salt';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { REPORTS_THAT_HIDE } from '#platform/limits/limits';
import { countEffectiveReports, insertGalleryReport, isReportedBy } from '../queries/gallery-reports.ts';
import { assessReport } from './assess-report.ts';

export interface GalleryReport {
  galleryImageId: string;
  /** Null for a visitor, whom the address identifies. */
  userId: string | null;
  address: string;
  /** The network of the address. */
  network: string;
  reason: ReportReason;
  note: string | null;
}

/**
 * Reports a public picture to the admins, once per person. After enough effective reports (see `assessReport`), the picture
 * is hidden until an admin has reviewed it, unless an admin has approved it before.
 * @throws AppError `not_found`
 */
export async function reportGalleryImage(
  { db }: { db: Database },
  { galleryImageId, userId, address, network, reason, note }: GalleryReport,
): Promise<void> {
  const person = userId === null ? `address ${address}` : `user ${userId}`;
  const salt = await findInstallationSalt(db);
  const reporter = createHash('sha256').update(salt).update(`${galleryImageId} ${person}`).digest();
  await db.transaction().execute(async (trx) => {
    await lockGallery(trx);
    if (await isReportedBy(trx, { galleryImageId, reporter })) return;
    const image = await findGalleryImageRow(trx, { id: galleryImageId });
    if (!image) throw new AppError('not_found.gallery_picture');
    const { id: caseId } =
      (await findOpenCaseOfImage(trx, image.imageId)) ??
      (await openCase(trx, { ...image, origin: 'report', reason }));
    const assessed = await assessReport(trx, { caseId, userId, network, salt });
    await insertGalleryReport(trx, { caseId, galleryImageId, userId, reporter, reason, note, ...assessed });
    await updateCaseReported(trx, caseId, { reason, gravity: gravityOf(reason) });
    if (!assessed.weighs || (await countEffectiveReports(trx, caseId)) < REPORTS_THAT_HIDE) return;
    if (!(await isImageApproved(trx, image.imageId))) await deleteGalleryImage(trx, galleryImageId);
  });
}
