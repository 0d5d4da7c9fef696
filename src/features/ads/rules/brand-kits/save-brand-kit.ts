import { buffer } from 'node:stream/consumers';
import { lockUser } from '#features/accounts/queries/users';
import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { dropObject } from '#features/images/rules/drop-object';
import { putObject } from '#features/images/rules/put-object';
import { expectRoom, requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { BRAND_KIT_LIMITS } from '../../contract/ad-enumerations.ts';
import type { BrandKit, BrandKitRequest } from '../../contract/brand-kits.ts';
import {
  type AdPictureFileRow,
  type AdPictureRow,
  findAdPicture,
  findAlternativeText,
  insertAdPicture,
  insertAdPictureFiles,
  listAdPictureFiles,
} from '../../queries/ad-pictures.ts';
import {
  type BrandKitRow,
  deleteKitPictures,
  insertBrandKit,
  listBrandKitRows,
  listKitPictures,
  moveKitPicture,
  updateBrandKit,
} from '../../queries/brand-kits.ts';
import { presentKits } from './list-brand-kits.ts';

export interface SaveBrandKitDeps {
  db: Database;
  objectStore: ObjectStore;
  storageLimits: StorageLimits;
}

/** Kit pictures end with their kit. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * Saves a new kit, or replaces one. Pictures that the kit lacks are copied, those that are left out deleted. On errors
 * nothing is stored.
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
  const owned = await findOwned(deps.db, { userId, kitId });
  const wanted: Wanted[] = [
    ...[...new Set(logoIds)].map((id) => ({ id, field: 'logoIds', isLogo: true })),
    ...[...new Set(pictureIds)].map((id) => ({ id, field: 'pictureIds', isLogo: false })),
  ];
  const sources: Source[] = [];
  for (const one of wanted) if (!owned.includes(one.id)) sources.push(await findSource(deps.db, one));
  const storageOwner = storageOwnerOfUser(userId);
  const room = {
    owner: storageOwner,
    bytes: sources.flatMap(({ files }) => files).reduce((sum, { byteSize }) => sum + byteSize, 0),
  };
  await expectRoom(deps.db, deps.storageLimits, room);
  const written: string[] = [];
  let row: BrandKitRow;
  try {
    const copies = new Map<Wanted, Source>();
    for (const source of sources) copies.set(source.wanted, await copySource(deps, source, written));
    row = await deps.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await requireRoom(trx, deps.storageLimits, room);
      const kit =
        kitId === undefined
          ? await createKit(trx, userId, content)
          : await updateBrandKit(trx, { id: kitId, userId, content });
      if (!kit) throw new AppError('not_found.brand_kit');
      await deleteKitPictures(trx, { kitId: kit.id, keep: wanted.map(({ id }) => id) });
      const now = Date.now();
      for (const [place, one] of wanted.entries()) {
        // Pictures are listed by this time, so a millisecond between them keeps the order of the request.
        const createdAt = new Date(now + place);
        const copy = copies.get(one);
        if (copy) await insertCopy(trx, copy, { kitId: kit.id, storageOwner, createdAt });
        else await moveKitPicture(trx, { id: one.id, kitId: kit.id, createdAt });
      }
      await deletePendingObjects(trx, written);
      return kit;
    });
  } catch (error) {
    // Refused copies are deleted at once. Other pending objects wait for the sweep.
    if (error instanceof AppError) for (const objectKey of written) await dropObject(deps, objectKey);
    throw error;
  }
  const [kit] = await presentKits(deps.db, [row]);
  return kit!;
}

/**
 * Checks that the kit can be saved, before anything is copied.
 * @returns the ids of the pictures that it has
 */
async function findOwned(
  db: Database,
  { userId, kitId }: { userId: string; kitId: string | undefined },
): Promise<string[]> {
  const kits = await listBrandKitRows(db, userId);
  if (kitId === undefined) {
    refuseFull(kits.length);
    return [];
  }
  if (!kits.some(({ id }) => id === kitId)) throw new AppError('not_found.brand_kit');
  return (await listKitPictures(db, [kitId])).map(({ id }) => id);
}

function refuseFull(kits: number): void {
  if (kits >= BRAND_KIT_LIMITS.kits)
    throw new AppError('invalid_request.brand_kits_full', { most: BRAND_KIT_LIMITS.kits });
}

async function createKit(
  trx: DatabaseTransaction,
  userId: string,
  content: Parameters<typeof insertBrandKit>[1]['content'],
): Promise<BrandKitRow> {
  refuseFull((await listBrandKitRows(trx, userId)).length);
  return await insertBrandKit(trx, { userId, content });
}

interface Wanted {
  id: string;
  /** The field of the request that names it. */
  field: string;
  isLogo: boolean;
}

/** A picture to copy, or its copy. */
interface Source {
  wanted: Wanted;
  row: AdPictureRow;
  name: string | null;
  files: AdPictureFileRow[];
}

async function findSource(db: Database, wanted: Wanted): Promise<Source> {
  const row = await findAdPicture(db, wanted.id);
  if (row?.status !== 'ready' || row.kind === 'screenshot') throw expired(wanted);
  return {
    wanted,
    row,
    name: await nameOf(db, row),
    files: await listAdPictureFiles(db, wanted.id),
  };
}

function expired({ field }: Wanted): AppError {
  return new AppError('invalid_request.ad_picture', { field });
}

/** A page's picture is named by its place in the analysis until a kit copies it. */
async function nameOf(db: Database, row: AdPictureRow): Promise<string | null> {
  if (row.kind === 'page' && row.kitId === null) return await findAlternativeText(db, row);
  return row.name ?? row.prompt;
}

/** Copies a picture's files under new keys, which stay pending until the kit is saved. */
async function copySource(deps: SaveBrandKitDeps, source: Source, written: string[]): Promise<Source> {
  const files: AdPictureFileRow[] = [];
  for (const file of source.files) {
    const object = await deps.objectStore.get(file.objectKey);
    if (!object) throw expired(source.wanted);
    const bytes = await buffer(object.stream());
    const objectKey = await putObject(deps, bytes, file.contentType);
    written.push(objectKey);
    files.push({ ...file, objectKey, byteSize: bytes.length });
  }
  return { ...source, files };
}

async function insertCopy(
  trx: DatabaseTransaction,
  { wanted: { isLogo }, row, name, files }: Source,
  { storageOwner, ...of }: { kitId: string; storageOwner: string; createdAt: Date },
): Promise<void> {
  const { id } = await insertAdPicture(trx, {
    ...of,
    storageOwner,
    kind: isLogo ? 'logo' : row.kind,
    name,
    prompt: isLogo ? null : row.prompt,
    sourceType: row.sourceType,
    status: 'ready',
    expiresAt: NEVER,
  });
  await insertAdPictureFiles(
    trx,
    files.map((file) => ({ ...file, pictureId: id, storageOwner })),
  );
}
