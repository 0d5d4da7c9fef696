import type { Database } from '#platform/db/client';
import { listImagesWithoutColors, updateImageColors } from '../queries/images.ts';

const BATCH = 500;

/** Names the colors of some pictures that have none yet: those of an earlier release. */
export async function nameColors({ db }: { db: Database }): Promise<void> {
  for (const { id, thumbHash } of await listImagesWithoutColors(db, BATCH))
    await updateImageColors(db, id, thumbHash);
}
