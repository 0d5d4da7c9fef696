import { lockUser } from '#features/accounts/queries/users';
import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { putObject } from '#features/images/rules/put-object';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { ObjectStore } from '#ports/object-store';
import { BRAND_KIT_LIMITS } from '../../contract/ad-enumerations.ts';
import type { BrandKit, BrandKitRequest } from '../../contract/brand-kits.ts';
import { findAdPicture, insertAdPicture, insertAdPictureFiles } from '../../queries/ad-pictures.ts';
import {
  type BrandKitRow,
  deleteKitPictures,
  insertBrandKit,
  listBrandKitRows,
  listKitPictures,
  updateBrandKit,
} from '../../queries/brand-kits.ts';
import { readAdPicture } from '../pictures/read-ad-picture.ts';
import { presentKits } from './list-brand-kits.ts';

export interface SaveBrandKitDeps {
  db: Database;
  objectStore: ObjectStore;
  storageLimits: StorageLimits;
}

/** Kit pictures end with their kit. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * Saves a new kit, or replaces one. Pictures that the kit lacks are copied, those that are left out deleted.
 * @throws AppError `not_found` for another user's kit; `invalid_request` for an expired picture, or too many kits;
 * `storage_full`
 */
export async function saveBrandKit(
  deps: SaveBrandKitDeps,
  {
    userId,
    kitId,
    request: { logoIds, pictureIds, ...content },
  }: { userId: string; kitId?: string; request: BrandKitRequest },
): Promise<BrandKit> {
  const owned = kitId === undefined ? [] : (await listKitPictures(deps.db, [kitId])).map(({ id }) => id);
  const wanted = [
    ...logoIds.map((id) => ({ id, field: 'logoIds', isLogo: true })),
    ...pictureIds.map((id) => ({ id, field: 'pictureIds', isLogo: false })),
  ];
  const copies: PictureCopy[] = [];
  for (const { id, field, isLogo } of wanted)
    if (!owned.includes(id)) copies.push(await copyPicture(deps, { id, field, isLogo }));
  const storageOwner = storageOwnerOfUser(userId);
  const row = await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const bytes = copies.flatMap(({ files }) => files).reduce((sum, { byteSize }) => sum + byteSize, 0);
    await requireRoom(trx, deps.storageLimits, { owner: storageOwner, bytes });
    const kit =
      kitId === undefined
        ? await createKit(trx, userId, content)
        : await updateBrandKit(trx, { id: kitId, userId, content });
    if (!kit) throw new AppError('not_found.brand_kit');
    await deleteKitPictures(trx, { kitId: kit.id, keep: wanted.map(({ id }) => id) });
    for (const copy of copies) await insertCopy(trx, copy, { kitId: kit.id, storageOwner });
    await deletePendingObjects(
      trx,
      copies.flatMap(({ files }) => files.map(({ objectKey }) => objectKey)),
    );
    return kit;
  });
  const [kit] = await presentKits(deps.db, [row]);
  return kit!;
}

async function createKit(
  trx: DatabaseTransaction,
  userId: string,
  content: Parameters<typeof insertBrandKit>[1]['content'],
): Promise<BrandKitRow> {
  const { length } = await listBrandKitRows(trx, userId);
  if (length >= BRAND_KIT_LIMITS.kits)
    throw new AppError('invalid_request.brand_kits_full', { most: BRAND_KIT_LIMITS.kits });
  return await insertBrandKit(trx, { userId, content });
}

type PictureCopy = Awaited<ReturnType<typeof copyPicture>>;

/** Copies a picture's files under new keys, which stay pending until the kit is saved. */
async function copyPicture(
  deps: SaveBrandKitDeps,
  { id, field, isLogo }: { id: string; field: string; isLogo: boolean },
) {
  const row = await findAdPicture(deps.db, id);
  const picture = await readAdPicture(deps, id).catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'rejected') return null;
    throw error;
  });
  if (!row || !picture || row.kind === 'screenshot')
    throw new AppError('invalid_request.ad_picture', { field });
  const files = [];
  for (const { cut, bytes, width, height, hasAlpha } of picture.cuts) {
    const contentType = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
    const objectKey = await putObject(deps, bytes, contentType);
    files.push({ cut, width, height, hasAlpha, contentType, objectKey, byteSize: bytes.length });
  }
  return {
    kind: isLogo ? 'logo' : row.kind,
    prompt: isLogo ? null : row.prompt,
    sourceType: row.sourceType,
    files,
  };
}

async function insertCopy(
  trx: DatabaseTransaction,
  { files, ...facts }: PictureCopy,
  { kitId, storageOwner }: { kitId: string; storageOwner: string },
): Promise<void> {
  const { id } = await insertAdPicture(trx, {
    ...facts,
    kitId,
    storageOwner,
    status: 'ready',
    expiresAt: NEVER,
  });
  await insertAdPictureFiles(
    trx,
    files.map((file) => ({ ...file, pictureId: id, storageOwner })),
  );
}
