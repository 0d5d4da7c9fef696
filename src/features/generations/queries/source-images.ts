import type { ImageRow } from '#features/images/queries/images';
import type { DatabaseTransaction } from '#platform/db/client';

export interface SourceImage extends Pick<ImageRow, 'id' | 'objectKey' | 'ancestors' | 'words' | 'isTraced'> {
  /** Null for a picture that was made for the gallery. */
  userId: string | null;
}

/** The pictures with this key or these ids, as far as they exist; also those in the trash. */
export async function listSourceImages(
  trx: DatabaseTransaction,
  { objectKey, ids }: { objectKey: string | undefined; ids: readonly string[] },
): Promise<SourceImage[]> {
  return await trx
    .selectFrom('images')
    .leftJoin('generations', 'generations.id', 'images.generationId')
    .select(['images.id', 'images.objectKey', 'images.ancestors', 'images.words', 'images.isTraced'])
    .select('generations.userId')
    .where(({ eb, or }) =>
      or([
        ...(objectKey === undefined ? [] : [eb('images.objectKey', '=', objectKey)]),
        ...ids.map((id) => eb('images.id', '=', id)),
      ]),
    )
    .execute();
}
