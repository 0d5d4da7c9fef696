import { updateImageFileFailed } from '#features/images/queries/image-files';
import type { Database } from '#platform/db/client';
import { findImageDownload } from '../queries/image-downloads.ts';

/** Records why a download failed. The next request tries again. */
export async function failImageFile(
  { db }: { db: Database },
  { fileId, failure }: { fileId: string; failure: string },
): Promise<void> {
  const found = await findImageDownload(db, fileId);
  if (!found) return;
  const { imageId, variant } = found.file;
  await db.transaction().execute((trx) => updateImageFileFailed(trx, { imageId, variant, failure }));
}
