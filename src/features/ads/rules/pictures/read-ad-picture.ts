import { buffer } from 'node:stream/consumers';
import type { Database } from '#platform/db/client';
import { ProviderError } from '#platform/errors/provider-error';
import type { ObjectStore } from '#ports/object-store';
import type { DigitalSourceType } from '#ports/provenance';
import { type AdPictureRow, findAdPicture, listAdPictureFiles } from '../../queries/ad-pictures.ts';

export interface ReadAdPicture {
  kind: AdPictureRow['kind'];
  sourceType: DigitalSourceType | null;
  cuts: { cut: string; bytes: Buffer; width: number; height: number; hasAlpha: boolean }[];
}

/**
 * Reads all files of a ready picture.
 * @throws ProviderError `rejected` if it is unknown or expired; otherwise as the object store does
 */
export async function readAdPicture(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  id: string,
): Promise<ReadAdPicture> {
  const row = await findAdPicture(db, id);
  if (row?.status !== 'ready') throw new ProviderError('rejected', 'The picture has expired');
  const files = await listAdPictureFiles(db, id);
  const cuts = await Promise.all(
    files.map(async ({ objectKey, cut, width, height, hasAlpha }) => {
      const object = await objectStore.get(objectKey);
      if (!object) throw new ProviderError('rejected', `Object ${objectKey} is missing`);
      return { cut, width, height, hasAlpha, bytes: await buffer(object.stream()) };
    }),
  );
  return { kind: row.kind, sourceType: row.sourceType as DigitalSourceType | null, cuts };
}
