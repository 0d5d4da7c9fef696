import { createHash } from 'node:crypto';
import { findUser } from '#features/accounts/queries/users';
import { canonicalAddress } from '#features/accounts/rules/canonical-address';
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
import { announcePublication } from '#features/publishing/rules/announce-publication';
import { findInstallationSalt } from '#features/storage/queries/installation-salt';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { REPORTS_THAT_HIDE } from '#platform/limits/limits';
import type { Queue } from '#platform/queue/queue';
import {
  countEffectiveReports,
  countEffectiveReportsOfUser,
  hasEffectiveReportFrom,
  insertGalleryReport,
  isReportedBy,
} from '../queries/gallery-reports.ts';
import { reporterOf } from './reporter-of.ts';

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
  { db, queue }: { db: Database; queue: Queue },
  { galleryImageId, userId, address, network, reason, note }: GalleryReport,
): Promise<void> {
  const reporter = await reporterOf(db, { subject: galleryImageId, userId, address });
  const salt = await findInstallationSalt(db);
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
    if (await isImageApproved(trx, image.imageId)) return;
    await deleteGalleryImage(trx, galleryImageId);
    await announcePublication(trx, queue, { imageId: image.imageId, eventType: 'publication.withdrawn' });
  });
}

const DAY_MS = 86_400_000;
/** Younger accounts may have been made only for the report. */
const MIN_ACCOUNT_AGE_MS = 7 * DAY_MS;
/** Effective reports of one person per day. */
const MAX_REPORTS_PER_DAY = 10;

interface AssessedReport {
  /** Whether the report counts towards hiding the picture. */
  weighs: boolean;
  network: Buffer | null;
  mailbox: Buffer | null;
}

/**
 * Decides whether a report counts towards hiding its picture; moderators see all reports. It counts if the reporter has a
 * verified email and an account at least a week old, for up to ten reports a day, and once per mailbox and network.
 * @param network of the reporter's IP address
 */
async function assessReport(
  trx: DatabaseTransaction,
  { caseId, userId, network, salt }: { caseId: string; userId: string | null; network: string; salt: Buffer },
): Promise<AssessedReport> {
  const user = userId === null ? undefined : await findUser(trx, userId);
  if (!user?.emailVerified || Date.now() - user.createdAt.getTime() < MIN_ACCOUNT_AGE_MS) return INEFFECTIVE;
  const since = new Date(Date.now() - DAY_MS);
  if ((await countEffectiveReportsOfUser(trx, { userId: user.id, since })) >= MAX_REPORTS_PER_DAY)
    return INEFFECTIVE;
  const hash = (text: string) => createHash('sha256').update(salt).update(`${caseId} ${text}`).digest();
  const hashes = { network: hash(`network ${network}`), mailbox: hash(canonicalAddress(user.email)) };
  if (await hasEffectiveReportFrom(trx, { caseId, ...hashes })) return INEFFECTIVE;
  return { weighs: true, ...hashes };
}

const INEFFECTIVE: AssessedReport = { weighs: false, network: null, mailbox: null };
