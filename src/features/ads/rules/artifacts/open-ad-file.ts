import { etagOf, type OpenedImage } from '#features/images/rules/open-image';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { ArtifactFileType } from '../../contract/ad-enumerations.ts';
import { findAdArtifactFile } from '../../queries/ad-artifacts.ts';
import { adFileName, contentTypeOf } from './ad-file-address.ts';
import { storedRequest } from './stored-artifact.ts';

/**
 * Opens an ad's file by the object key in its address. `name` is its download name.
 * @throws AppError `not_found` if it is unknown or expired
 */
export async function openAdFile(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { objectKey, type }: { objectKey: string; type: ArtifactFileType },
): Promise<Pick<OpenedImage, 'etag' | 'contentType' | 'object'> & { name: string }> {
  const file = await findAdArtifactFile(db, objectKey);
  const { platform, formatId } = file ? storedRequest.parse(file.request) : {};
  const format = platform && findAdFormat(platform, { id: formatId });
  const object = file?.type === type ? await objectStore.get(objectKey) : undefined;
  if (!format || !object) throw new AppError('not_found.ad');
  return {
    etag: etagOf(objectKey),
    contentType: contentTypeOf(type),
    object,
    name: adFileName(format, type),
  };
}
