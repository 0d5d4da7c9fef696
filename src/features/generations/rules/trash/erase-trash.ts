import { listImagesOfGenerations } from '#features/images/queries/images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { TRASH_DAYS } from '#platform/limits/limits';
import {
  listExpiredTrash,
  listTrashedImages,
  listTrashIdsOfUser,
  lockTrashableGeneration,
} from '../../queries/trash.ts';
import { eraseImages } from './erase-images.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

interface Erasure {
  userId: string;
  id: string;
  /** Only these pictures; by default all in the trash. */
  imageIds?: readonly string[] | undefined;
  /** Only what was deleted before. */
  before?: Date;
}

/**
 * Erases a generation in the trash for good, or those of its pictures that are there.
 * @throws AppError `not_found` if nothing of it is in the user's trash
 */
export async function eraseTrash(deps: { db: Database }, erasure: Erasure): Promise<void> {
  if (!(await erase(deps, erasure))) throw new AppError('not_found.trash');
}

/** Erases all that the user has in the trash. What is deleted in the meantime may stay. */
export async function emptyTrash({ db }: { db: Database }, { userId }: { userId: string }): Promise<void> {
  const ids = new Set<string>();
  for (;;) {
    const next = (await listTrashIdsOfUser(db, userId, BATCH)).filter((id) => !ids.has(id));
    if (next.length === 0) return;
    for (const id of next) {
      ids.add(id);
      await erase({ db }, { userId, id });
    }
  }
}

/** Erases what has been in the trash for 30 days. */
export async function sweepTrash({ db }: { db: Database }): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS);
  for (const { id, userId } of await listExpiredTrash(db, { before, limit: BATCH }))
    await erase({ db }, { userId, id, before });
}

/** @returns whether there was anything to erase */
async function erase({ db }: { db: Database }, { userId, id, imageIds, before }: Erasure): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // Read under the lock, so that what was restored in the meantime stays.
    const generation = await lockTrashableGeneration(trx, { userId, id });
    if (!generation) return false;
    const isOld = (at: Date | null) => at !== null && (before === undefined || at < before);
    const inTrash = await listTrashedImages(trx, [id]);
    const images = inTrash.filter(
      (image) => isOld(image.trashedAt) && (imageIds?.includes(image.id) ?? true),
    );
    const left = inTrash.length - images.length + (await listImagesOfGenerations(trx, [id])).length;
    const isWhole = left === 0 && isOld(generation.trashedAt) && (images.length > 0 || !imageIds);
    if (images.length === 0 && !isWhole) return false;
    await eraseImages(trx, generation, { images, isWhole });
    return true;
  });
}
