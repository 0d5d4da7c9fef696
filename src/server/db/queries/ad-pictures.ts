import type { Insertable, Selectable } from 'kysely';
import type { DatabaseTransaction } from '../client.ts';
import type { AdPictureFiles, AdPictures } from '../schema.generated.ts';

export type AdPictureRow = Selectable<AdPictures>;
export type AdPictureFileRow = Selectable<AdPictureFiles>;

export async function insertAdPicture(
  trx: DatabaseTransaction,
  picture: Insertable<AdPictures>,
): Promise<AdPictureRow> {
  return await trx.insertInto('adPictures').values(picture).returningAll().executeTakeFirstOrThrow();
}

export async function insertAdPictureFiles(
  trx: DatabaseTransaction,
  files: readonly Insertable<AdPictureFiles>[],
): Promise<void> {
  await trx
    .insertInto('adPictureFiles')
    .values([...files])
    .execute();
}
