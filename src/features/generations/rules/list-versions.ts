import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { listVersionsOfImage, type VersionRow } from '../queries/versions.ts';

/** @throws AppError `not_found` for a picture that the user may not see */
export async function listVersions(
  { db }: { db: Database },
  asked: { userId: string; imageId: string },
): Promise<VersionRow[]> {
  const versions = await listVersionsOfImage(db, asked);
  if (versions.length === 0) throw new AppError('not_found.picture');
  return versions;
}
