import { buffer } from 'node:stream/consumers';
import { findGalleryImageById } from '#features/gallery/queries/gallery-pages';
import { deleteImage, updateImageObjectKey } from '#features/images/queries/images';
import { deletePendingObjects, insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { putObject } from '#features/images/rules/put-object';
import {
  findModerationCase,
  findOpenCaseOfImage,
  lockModerationCase,
  type ModerationCaseRow,
  updateCaseDecided,
  updateCasesOfCopiesRemoved,
} from '#features/moderation/queries/moderation-cases';
import { openCase } from '#features/moderation/rules/open-case';
import {
  deleteGalleryImage,
  findGalleryImageRow,
  insertGalleryImage,
  listPublicCopies,
  lockGallery,
} from '#features/publishing/queries/gallery-images';
import { announcePublication } from '#features/publishing/rules/announce-publication';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import { revokeLiveShare } from '#features/sharing/queries/shared-pictures';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { ObjectStore } from '#ports/object-store';

export interface DecideCaseDeps extends SecurityEventsDeps {
  db: Database;
  queue: Queue;
  objectStore: ObjectStore;
}

export type Decision = 'approved' | 'removed';

/** The admin who decides. */
export interface Admin {
  id: string;
  email: string;
}

/**
 * Approves a picture (publishes it, or leaves it public) or removes it. A removed picture of a user stays in their library
 * under a new address; one made for the gallery is deleted. What was made from it, by whomever, leaves the gallery with it.
 * Only the first decision counts.
 * @throws AppError `not_found` or `already_decided`
 */
export async function decideCase(
  deps: DecideCaseDeps,
  { caseId, decision, admin }: { caseId: string; decision: Decision; admin: Admin },
): Promise<void> {
  const known = await findModerationCase(deps.db, caseId);
  if (!known) throw new AppError('not_found.case');
  const isRemoved = decision === 'removed' && known.status === 'open';
  const moves = isRemoved ? await copyUserPictures(deps, known) : NOTHING_MOVED;
  await deps.db.transaction().execute(async (trx) => {
    await lockGallery(trx);
    const found = await lockModerationCase(trx, caseId);
    if (!found) throw new AppError('not_found.case');
    if (found.status !== 'open') throw new AppError('already_decided.case', { status: found.status });
    await settleCase(trx, deps, found, { decision, admin, moves });
  });
  const action = decision === 'approved' ? 'approve-picture' : 'remove-picture';
  recordSecurityEvent(deps, { kind: 'admin-changed', userId: admin.id, details: { action, caseId } });
}

/**
 * Removes a public picture that an admin has found.
 * @throws AppError `not_found`
 */
export async function removePublicImage(
  deps: DecideCaseDeps,
  { galleryImageId, admin }: { galleryImageId: string; admin: Admin },
): Promise<void> {
  const known = await findGalleryImageById(deps.db, galleryImageId);
  const moves = known ? await copyUserPictures(deps, known) : NOTHING_MOVED;
  await deps.db.transaction().execute(async (trx) => {
    await lockGallery(trx);
    const image = await findGalleryImageRow(trx, { id: galleryImageId });
    if (!image) throw new AppError('not_found.gallery_picture');
    const found =
      (await findOpenCaseOfImage(trx, image.imageId)) ??
      (await openCase(trx, { ...image, origin: 'admin', reason: null }));
    await settleCase(trx, deps, found, { decision: 'removed', admin, moves });
  });
  recordSecurityEvent(deps, {
    kind: 'admin-changed',
    userId: admin.id,
    details: { action: 'remove-picture', galleryImageId },
  });
}

/** The keys of a file and its copy. */
interface Move {
  from: string;
  to: string;
}

/** By the ids of the pictures. */
type Moves = ReadonlyMap<string, Move>;

const NOTHING_MOVED: Moves = new Map();

/** Copies a picture and the public ones that were made from it; see `copyUserPicture`. */
async function copyUserPictures(
  deps: DecideCaseDeps,
  { imageId, ...file }: { imageId: string | null; userId: string | null; objectKey: string | null },
): Promise<Moves> {
  const moves = new Map<string, Move>();
  if (imageId === null) return moves;
  for (const one of [{ imageId, ...file }, ...(await listPublicCopies(deps.db, imageId))]) {
    const move = await copyUserPicture(deps, one);
    if (move) moves.set(one.imageId, move);
  }
  return moves;
}

/**
 * Copies a user's picture under a new key, so that its public address stops working. Null for a picture without owner or
 * file.
 */
async function copyUserPicture(
  deps: DecideCaseDeps,
  { userId, objectKey }: { userId: string | null; objectKey: string | null },
): Promise<Move | null> {
  if (userId === null || objectKey === null) return null;
  const object = await deps.objectStore.get(objectKey);
  if (!object) return null;
  return { from: objectKey, to: await putObject(deps, await buffer(object.stream()), 'image/png') };
}

interface Settlement {
  decision: Decision;
  admin: Admin;
  moves: Moves;
}

async function settleCase(
  trx: DatabaseTransaction,
  { queue }: { queue: Queue },
  found: ModerationCaseRow,
  { decision, admin, moves }: Settlement,
): Promise<void> {
  // First, since only decided cases survive the deletion of their picture.
  await updateCaseDecided(trx, found.id, { status: decision, decidedBy: admin.id });
  if (decision === 'approved') await publish(trx, queue, found);
  const copies = decision === 'removed' ? await removeCopies(trx, queue, found, { admin, moves }) : [];
  if (decision === 'removed') await remove(trx, queue, found, moves);
  const { id: caseId, origin, reason, reportCount, userId: ownerId } = found;
  await insertAdminAudit(trx, {
    adminId: admin.id,
    adminEmail: admin.email,
    action: decision === 'approved' ? 'approve-picture' : 'remove-picture',
    subject: `gallery-image:${found.galleryImageId}`,
    detail: JSON.stringify({
      caseId,
      origin,
      reason,
      reportCount,
      ownerId,
      ...(copies.length > 0 && { copies }),
    }),
  });
}

/**
 * Publishes it under its former address, as the newest picture, since readers have passed its old position; one that its owner had
 * taken out before, where it stood.
 */
async function publish(trx: DatabaseTransaction, queue: Queue, found: ModerationCaseRow): Promise<void> {
  const { imageId, galleryImageId, userId, prompt, category, hasPeople, tags } = found;
  if (imageId === null || (await findGalleryImageRow(trx, { imageId }))) return;
  const id = galleryImageId;
  await insertGalleryImage(trx, { id, imageId, userId, prompt, category, hasPeople, tags });
  await announcePublication(trx, queue, { imageId, eventType: 'publication.published' });
}

async function remove(
  trx: DatabaseTransaction,
  queue: Queue,
  { imageId, userId }: ModerationCaseRow,
  moves: Moves,
): Promise<void> {
  if (imageId === null) return;
  const shown = await findGalleryImageRow(trx, { imageId });
  if (shown) await takeOut(trx, queue, shown);
  await revokeLiveShare(trx, imageId);
  if (userId === null) {
    await insertUnnamedObjects(trx, [await deleteImage(trx, imageId)]);
  } else await moveAway(trx, imageId, moves);
}

/**
 * Takes what was made from a removed picture out of the gallery, and off its way there. What still waits for a judge is refused by
 * `publishImages`. @returns their ids in the gallery
 */
async function removeCopies(
  trx: DatabaseTransaction,
  queue: Queue,
  { imageId }: ModerationCaseRow,
  { admin, moves }: Pick<Settlement, 'admin' | 'moves'>,
): Promise<string[]> {
  if (imageId === null) return [];
  const waiting = await updateCasesOfCopiesRemoved(trx, { imageId, decidedBy: admin.id });
  const shown = await listPublicCopies(trx, imageId);
  for (const copy of shown) {
    await takeOut(trx, queue, copy);
    await moveAway(trx, copy.imageId, moves);
  }
  return [...new Set([...waiting, ...shown.map(({ id }) => id)])];
}

async function takeOut(
  trx: DatabaseTransaction,
  queue: Queue,
  { id, imageId }: { id: string; imageId: string },
): Promise<void> {
  await deleteGalleryImage(trx, id);
  await announcePublication(trx, queue, { imageId, eventType: 'publication.withdrawn' });
}

/** Gives a picture the address of its copy, if one was made. */
async function moveAway(trx: DatabaseTransaction, imageId: string, moves: Moves): Promise<void> {
  const move = moves.get(imageId);
  if (!move || !(await updateImageObjectKey(trx, imageId, move))) return;
  await deletePendingObjects(trx, [move.to]);
  await insertUnnamedObjects(trx, [move.from]);
}
