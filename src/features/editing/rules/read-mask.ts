import { buffer } from 'node:stream/consumers';
import { findAsset } from '#features/assets/queries/assets';
import type { StoreAssetDeps } from '#features/assets/rules/store-asset';
import { AppError } from '#platform/errors/app-error';
import { type EncodedMask, encodeMask } from '#platform/images/encode-mask';
import { MASK_MAX_BYTES } from '#platform/limits/limits';

export type ReadMaskDeps = Pick<StoreAssetDeps, 'db' | 'objectStore' | 'readUpload'>;

const DATA_ADDRESS = /^data:image\/png;base64,([\da-z+/]+={0,2})$/i;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The mask of an edit, black or white, as a PNG that we wrote. The sent one is decoded in an isolated process.
 * @param mask a `data:` address or the id of one of the user's uploads
 * @param isFilled whether the hole is filled from the rest
 * @throws AppError `invalid_request`, `not_found`, `unsupported_media` or `too_large`, saying what is wrong with it
 */
export async function readMask(
  deps: ReadMaskDeps,
  {
    userId,
    mask,
    size,
    isFilled,
  }: { userId: string; mask: string; size: { width: number; height: number }; isFilled: boolean },
): Promise<EncodedMask> {
  const bytes = UUID.test(mask)
    ? await readUploaded(deps, { userId, id: mask, size })
    : await readAddress(deps, { address: mask, size });
  const read = await encodeMask(bytes);
  const { file, share } = read;
  if (share === 0) throw new AppError('invalid_request.mask_empty', { field: 'mask' });
  if (isFilled && share > MOST_MASKED) throw new AppError('invalid_request.mask_full', { field: 'mask' });
  if (file.length > MASK_MAX_BYTES) throw new AppError('too_large.mask', { field: 'mask' });
  return read;
}

/** Something must be left from which the rest can be filled. */
const MOST_MASKED = 0.9;

interface Size {
  width: number;
  height: number;
}

/**
 * Before a mask is decoded in this process: a small file may have 50 megapixels.
 * @throws AppError `invalid_request`
 */
export function expectMaskSize({ width, height }: Size, wanted: Size): void {
  if (width === wanted.width && height === wanted.height) return;
  throw new AppError('invalid_request.mask_size', {
    field: 'mask',
    found: { width, height },
    wanted: { width: wanted.width, height: wanted.height },
  });
}

async function readAddress(
  { readUpload }: ReadMaskDeps,
  { address, size }: { address: string; size: Size },
): Promise<Buffer> {
  const [, base64] = DATA_ADDRESS.exec(address) ?? [];
  if (base64 === undefined) throw new AppError('invalid_request.mask_address', { field: 'mask' });
  const sent = Buffer.from(base64, 'base64');
  const { bytes, ...found } = await readUpload({ bytes: sent, declaredType: 'image/png', keepsSize: true });
  expectMaskSize(found, size);
  return bytes;
}

async function readUploaded(
  { db, objectStore }: ReadMaskDeps,
  { userId, id, size }: { userId: string; id: string; size: Size },
): Promise<Buffer> {
  const asset = await findAsset(db, id);
  if (asset?.userId === userId) expectMaskSize(asset, size);
  const object = asset?.userId === userId ? await objectStore.get(asset.objectKey) : undefined;
  if (!object) throw new AppError('not_found.upload', { field: 'mask' });
  return await buffer(object.stream());
}
