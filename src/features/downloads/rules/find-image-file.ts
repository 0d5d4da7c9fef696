import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ImageFile } from '../contract/image-files.ts';
import { findImageDownload } from '../queries/image-downloads.ts';
import { viewImageFile } from './image-file-view.ts';

/**
 * A download by its id. Whoever knows the id may read it.
 * @throws AppError `not_found`
 */
export async function findImageFile(
  { db, longEdgePx }: { db: Database; longEdgePx: number },
  id: string,
): Promise<ImageFile> {
  const found = await findImageDownload(db, id);
  const view = found && viewImageFile(found, longEdgePx);
  if (!view) throw new AppError('not_found.file');
  return view;
}
