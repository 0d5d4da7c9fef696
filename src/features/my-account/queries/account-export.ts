import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Assets, Generations, Images } from '#platform/db/schema.generated';
import type { AccountSummary } from '../contract/account.ts';

export async function summarizeAccount(db: Database, userId: string): Promise<AccountSummary> {
  const { rows } = await sql<AccountSummary>`
    SELECT users.issuer, pictures.count AS picture_count, uploads.count AS upload_count,
        (pictures.bytes + uploads.bytes)::bigint AS byte_size
      FROM users,
        (SELECT count(*) AS count, coalesce(sum(images.byte_size), 0) AS bytes
          FROM images JOIN generations ON generations.id = images.generation_id
          WHERE generations.user_id = ${userId}) AS pictures,
        (SELECT count(*) AS count, coalesce(sum(byte_size), 0) AS bytes
          FROM assets WHERE user_id = ${userId}) AS uploads
      WHERE users.id = ${userId}`.execute(db);
  return rows[0]!;
}

/** Security events by or about the user. Other users' IP addresses are left out. */
export async function listSecurityEventsOfUser(db: Database, userId: string) {
  return await db
    .selectFrom('securityEvents')
    .select((of) => [
      'at',
      'kind',
      'count',
      of.case().when('userId', '=', userId).then(of.ref('address')).end().as('address'),
    ])
    .where((where) => where.or([where('userId', '=', userId), where('subjectUserId', '=', userId)]))
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute();
}

/** Which pictures are in the user's collections, in their order. */
export async function listCollectedPictures(db: Database, userId: string) {
  return await db
    .selectFrom('collectionImages')
    .innerJoin('collections', 'collections.id', 'collectionImages.collectionId')
    .select(['collectionId', 'imageId', 'addedAt'])
    .where('userId', '=', userId)
    .orderBy('collectionId')
    .orderBy('collectionImages.position')
    .orderBy('imageId')
    .execute();
}

/** The files of the logos and pictures in the user's brand kits. */
export async function listKitFiles(db: Database, userId: string) {
  return await db
    .selectFrom('adPictureFiles as file')
    .innerJoin('adPictures as picture', 'picture.id', 'file.pictureId')
    .innerJoin('brandKits as kit', 'kit.id', 'picture.kitId')
    .select([
      'kit.id as kitId',
      'picture.id as pictureId',
      'file.cut',
      'file.contentType',
      'file.objectKey',
      'picture.createdAt',
    ])
    .where('kit.userId', '=', userId)
    .orderBy('picture.id')
    .orderBy('file.cut')
    .execute();
}

/** All rows of the user in one of these tables, oldest first. */
export async function listRowsOfUser(
  db: Database,
  table: 'subscriptions' | 'invoices' | 'creditGrants',
  userId: string,
): Promise<unknown[]> {
  const oldestFirst = sql.ref(table === 'subscriptions' ? 'startedAt' : 'createdAt');
  const { rows } = await sql`
    SELECT * FROM ${sql.table(table)} WHERE user_id = ${userId} ORDER BY ${oldestFirst}`.execute(db);
  return rows;
}

/** A page of the user's uploads, by id. @param after the last id of the previous page */
export async function listAssetsAfter(
  db: Database,
  { userId, after, limit }: { userId: string; after: string; limit: number },
): Promise<Selectable<Assets>[]> {
  return await db
    .selectFrom('assets')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type ExportedGeneration = Selectable<Generations> & { creditsCharged: number };

/** A page of the user's generations, by id. @param after the last id of the previous page */
export async function listGenerationsAfter(
  db: Database,
  { userId, after, limit }: { userId: string; after: string; limit: number },
): Promise<ExportedGeneration[]> {
  return await db
    .selectFrom('generations')
    .leftJoin('creditSettlements', 'creditSettlements.generationId', 'generations.id')
    .selectAll('generations')
    .select(sql<number>`coalesce(credit_settlements.captured, 0)`.as('creditsCharged'))
    .where('userId', '=', userId)
    .where('generations.id', '>', after)
    .orderBy('generations.id')
    .limit(limit)
    .execute();
}

export type ExportedImage = Selectable<Images> & { galleryId: string | null; linkToken: string | null };

/** With their gallery entries and public links. */
export async function listImagesToExport(
  db: Database,
  generationIds: readonly string[],
): Promise<ExportedImage[]> {
  if (generationIds.length === 0) return [];
  return await db
    .selectFrom('images')
    .leftJoin('galleryImages', 'galleryImages.imageId', 'images.id')
    .leftJoin('sharedPictures', (join) =>
      join.onRef('sharedPictures.imageId', '=', 'images.id').on('sharedPictures.revokedAt', 'is', null),
    )
    .selectAll('images')
    .select(['galleryImages.id as galleryId', 'sharedPictures.token as linkToken'])
    .where('images.generationId', 'in', [...generationIds])
    .orderBy('images.generationId')
    .orderBy('images.position')
    .execute();
}

/** A page of the user's ledger. @param after the last id of the previous page; 0 for the first */
export async function listTransfersAfter(
  db: Database,
  { userId, after, limit }: { userId: string; after: number; limit: number },
) {
  return await db
    .selectFrom('transfers')
    .innerJoin('ledgerAccounts as source', 'source.id', 'transfers.fromAccount')
    .innerJoin('ledgerAccounts as target', 'target.id', 'transfers.toAccount')
    .select(['transfers.id', 'transfers.createdAt', 'transfers.kind', 'transfers.reason', 'transfers.amount'])
    .select(['source.kind as from', 'target.kind as to', 'transfers.generationId', 'transfers.invoiceId'])
    .where('transfers.userId', '=', userId)
    .where('transfers.id', '>', after)
    .orderBy('transfers.id')
    .limit(limit)
    .execute();
}
