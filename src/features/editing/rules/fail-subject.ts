import { updateImageFileFailed } from '#features/images/queries/image-files';
import { SUBJECT_VARIANT } from '#features/images/rules/image-variants';
import type { Database } from '#platform/db/client';

/** Records that a picture's subject was not found. The next request looks again. */
export async function failSubject(
  { db }: { db: Database },
  { imageId, failure }: { imageId: string; failure: string },
): Promise<void> {
  const failed = { imageId, variant: SUBJECT_VARIANT, failure };
  await db.transaction().execute((trx) => updateImageFileFailed(trx, failed));
}
