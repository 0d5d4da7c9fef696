import { sql } from 'kysely';
import type { ImageFileRow } from '#features/images/queries/image-files';
import type { Database } from '#platform/db/client';
import { hasNoLiveJob } from '#platform/queue/live-jobs';

/** A picture by its object key, with its reference asset. */
export async function findPictureToDownload(db: Database, objectKey: string) {
  return await selectPictures(db).where('images.objectKey', '=', objectKey).executeTakeFirst();
}
export type PictureToDownload = NonNullable<Awaited<ReturnType<typeof findPictureToDownload>>>;

/** A file with the picture that it is made from. */
export async function findImageDownload(
  db: Database,
  id: string,
): Promise<{ file: ImageFileRow; picture: PictureToDownload } | undefined> {
  const file = await db.selectFrom('imageFiles').selectAll().where('id', '=', id).executeTakeFirst();
  const picture = file && (await selectPictures(db).where('images.id', '=', file.imageId).executeTakeFirst());
  return picture && { file, picture };
}

/** All files that somebody asked for; renditions are the others. */
const ASKED_FOR = sql<boolean>`(variant LIKE 'original.%' OR variant LIKE '4096-%' OR variant = 'subject.png')`;

/** Fails downloads and masks of subjects older than `before` without a queued or running job. @returns how many */
export async function failDownloadsWithoutJob(
  db: Database,
  { before, failure }: { before: Date; failure: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('imageFiles')
    .set({ status: 'failed', failure })
    .where('status', '=', 'making')
    .where('createdAt', '<', before)
    .where(ASKED_FOR)
    .where(
      hasNoLiveJob(['make-image-file', 'enlarge-image', 'find-subject'], {
        field: 'fileId',
        id: 'imageFiles.id',
      }),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes downloads and masks of subjects requested before `before`, visitors' ones before `beforeOfVisitors`. @returns how many */
export async function deleteOldDownloads(
  db: Database,
  { before, beforeOfVisitors }: { before: Date; beforeOfVisitors: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('imageFiles')
    .where('status', '<>', 'making')
    .where(({ eb, or, and }) =>
      or([
        eb('createdAt', '<', before),
        and([eb('storageOwner', 'like', 'address:%'), eb('createdAt', '<', beforeOfVisitors)]),
      ]),
    )
    .where(ASKED_FOR)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function selectPictures(db: Database) {
  return db
    .selectFrom('images')
    .leftJoin('generations', 'generations.id', 'images.generationId')
    .where('images.trashedAt', 'is', null)
    .select(['images.id', 'images.objectKey', 'images.width', 'images.height', 'images.byteSize'])
    .select(['images.description', 'images.thumbHash', 'generations.productId']);
}
