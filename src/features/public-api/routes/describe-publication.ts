import { findPublicationOf } from '#features/publications/rules/list-publications';
import type { Database } from '#platform/db/client';
import { presentV1Publication } from './present-v1.ts';

/** A public picture in the format of `/api/v1`; undefined if it is not public. */
export async function describePublication(
  { db, publicUrl }: { db: Database; publicUrl: string },
  of: { imageId: string },
): Promise<ReturnType<typeof presentV1Publication> | undefined> {
  const found = await findPublicationOf({ db }, of);
  return found?.state === 'public' ? presentV1Publication(found, { publicUrl }) : undefined;
}
