import { buffer } from 'node:stream/consumers';
import {
  countImageFilesInMaking,
  findImageFile,
  type ImageFileRow,
  insertImageFile,
} from '#features/images/queries/image-files';
import { findVisibleImage } from '#features/images/queries/images';
import { SUBJECT_VARIANT } from '#features/images/rules/image-variants';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { MASK_MAX_BYTES } from '#platform/limits/limits';
import type { Queue } from '#platform/queue/queue';
import type { ObjectStore } from '#ports/object-store';
import type { PictureSubject } from '../contract/subjects.ts';

export interface ReadSubjectDeps {
  db: Database;
  objectStore: ObjectStore;
}

export interface RequestSubjectDeps extends ReadSubjectDeps {
  queue: Queue;
  storageLimits: StorageLimits;
  /** Null if no model that finds subjects is installed. */
  cutouts: object | null;
}

/**
 * Finds the mask of the subject of a user's picture or a public one, or enqueues its making. It costs nothing.
 * @param onMaking called before it is made; refuses by throwing
 * @throws AppError `not_found`, `unavailable` without a model, `storage_full`, and as `onMaking` does
 */
export async function requestSubject(
  deps: RequestSubjectDeps,
  { userId, imageId, onMaking }: { userId: string; imageId: string; onMaking: () => Promise<unknown> },
): Promise<PictureSubject> {
  const { width, height } = await findVisible(deps, { userId, imageId });
  const name = { imageId, variant: SUBJECT_VARIANT };
  const known = await findImageFile(deps.db, name);
  if (known && known.status !== 'failed') return await show(deps, known);
  if (!deps.cutouts) throw new AppError('unavailable.cutout');
  await onMaking();
  const storageOwner = storageOwnerOfUser(userId);
  // A bit a pixel, at most.
  const reservedBytes = Math.min(MASK_MAX_BYTES, Math.ceil((width * height) / 8));
  const file = await deps.db.transaction().execute(async (trx) => {
    await requireRoom(trx, deps.storageLimits, { owner: storageOwner, bytes: reservedBytes });
    const waiting = await countImageFilesInMaking(trx, { variant: SUBJECT_VARIANT, storageOwner });
    const isNew = await insertImageFile(trx, { ...name, storageOwner, reservedBytes });
    const row = await findImageFile(trx, name);
    if (!row) throw new AppError('not_found.picture');
    // Fair between users: one user's tenth picture comes after another's first.
    const options = { group: userId, priority: -waiting };
    if (isNew) await deps.queue.enqueue(trx, 'find-subject', { fileId: row.id, imageId }, options);
    return row;
  });
  return await show(deps, file);
}

/** @throws AppError `not_found`, also if nobody has asked for it */
export async function readSubject(
  deps: ReadSubjectDeps,
  asked: { userId: string; imageId: string },
): Promise<PictureSubject> {
  await findVisible(deps, asked);
  const file = await findImageFile(deps.db, { imageId: asked.imageId, variant: SUBJECT_VARIANT });
  if (!file) throw new AppError('not_found.subject');
  return await show(deps, file);
}

async function findVisible(
  { db }: ReadSubjectDeps,
  { userId, imageId }: { userId: string; imageId: string },
) {
  const image = await findVisibleImage(db, { userId, id: imageId });
  if (!image) throw new AppError('not_found.picture');
  return image;
}

async function show({ objectStore }: ReadSubjectDeps, file: ImageFileRow): Promise<PictureSubject> {
  const status = file.status as PictureSubject['status'];
  const object = file.objectKey === null ? undefined : await objectStore.get(file.objectKey);
  const mask = object && `data:image/png;base64,${(await buffer(object.stream())).toString('base64')}`;
  return { status, mask: mask ?? null };
}
