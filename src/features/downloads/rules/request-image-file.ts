import { findImageFile, insertImageFile } from '#features/images/queries/image-files';
import { bytesOfImageFile } from '#features/storage/rules/estimate-bytes';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { ImageFile, ImageFileOption, ImageFileRequest } from '../contract/image-files.ts';
import { downloadVariantName, isSlow } from './download-variant.ts';
import { viewImageFile, viewStoredPicture } from './image-file-view.ts';
import { type ImageFileOptionsDeps, listImageFileOptions } from './list-image-file-options.ts';

export interface RequestImageFileDeps extends ImageFileOptionsDeps {
  queue: Queue;
  storageLimits: StorageLimits;
}

interface Asked extends Pick<ImageFileRequest, 'format' | 'size' | 'method'> {
  objectKey: string;
  /** Null for a visitor. */
  userId: string | null;
  /** Finds whose storage quota a newly made file counts against. */
  findStorageOwner(): Promise<string>;
  /** Called before a file is made; refuses by throwing. */
  onMaking(isSlowFile: boolean): Promise<void>;
}

// After generations and quick files.
const ENLARGEMENT_PRIORITY = -1;

/**
 * Finds a file of a picture, or enqueues its making.
 * @throws AppError `not_found`, `invalid_request` for a size or method that the picture does not offer, `signed_out` or
 * `unavailable` for one that this person or site cannot use, `storage_full`, and as `onMaking` does.
 */
export async function requestImageFile(
  deps: RequestImageFileDeps,
  { objectKey, userId, format, size = 'original', method, findStorageOwner, onMaking }: Asked,
): Promise<ImageFile> {
  const { picture, options } = await listImageFileOptions(deps, { objectKey, isSignedIn: userId !== null });
  const option = chooseOption(options, size, method);
  if (option.method === null && format === 'png') return viewStoredPicture(picture);
  const name = { imageId: picture.id, variant: downloadVariantName({ format, method: option.method }) };
  const known = await findImageFile(deps.db, name);
  if (known && known.status !== 'failed') return viewImageFile({ file: known, picture }, deps.longEdgePx)!;
  requireAvailable(option);
  const slow = isSlow(option);
  await onMaking(slow);
  const storageOwner = await findStorageOwner();
  const { width, height } = option;
  const reservedBytes = bytesOfImageFile({ width, height, format });
  const file = await deps.db.transaction().execute(async (trx: DatabaseTransaction) => {
    await requireRoom(trx, deps.storageLimits, { owner: storageOwner, bytes: reservedBytes });
    const isNew = await insertImageFile(trx, { ...name, storageOwner, reservedBytes });
    const row = await findImageFile(trx, name);
    if (!row) throw new AppError('not_found.image');
    // One enlargement per person at a time, across all workers.
    const group = slow && userId !== null ? { group: userId, priority: ENLARGEMENT_PRIORITY } : {};
    if (isNew)
      await deps.queue.enqueue(trx, slow ? 'enlarge-image' : 'make-image-file', { fileId: row.id }, group);
    return row;
  });
  return viewImageFile({ file, picture }, deps.longEdgePx)!;
}

function chooseOption(
  options: readonly ImageFileOption[],
  size: NonNullable<Asked['size']>,
  method: Asked['method'],
): ImageFileOption {
  const sized = options.filter((option) => option.size === size);
  if (sized.length === 0) throw new AppError('invalid_request.size', { field: 'size' });
  const chosen = method
    ? sized.find((option) => option.method === method)
    : (sized.find(({ availability }) => availability === 'available') ?? sized[0]);
  if (chosen) return chosen;
  const methods = sized.flatMap((option) => option.method ?? []);
  throw new AppError('invalid_request.method', { methods, field: 'method' });
}

function requireAvailable({ availability, method }: ImageFileOption): void {
  if (availability === 'signed-out') throw new AppError(`signed_out.${method!}`);
  if (availability === 'not-installed') throw new AppError('unavailable.neural');
}
