import { AD_PICTURE_BYTES } from '#features/storage/rules/estimate-bytes';
import { requireRoom } from '#features/storage/rules/require-room';
import type { StorageLimits } from '#features/storage/rules/storage-limits';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { Moderation } from '#ports/moderation';
import type { AdPicture, AdPictureRequest } from '../../contract/ad-pictures.ts';
import { lockAdPicture } from '../../queries/ad-pictures.ts';
import { refuseAdWords } from '../refuse-ad-words.ts';
import { adPictureExpiry } from './ad-picture-expiry.ts';
import { claimPicture } from './claim-picture.ts';
import { findAdPicture } from './find-ad-picture.ts';

export interface RequestAdPictureDeps {
  db: Database;
  queue: Queue;
  moderation: Moderation;
  storageLimits: StorageLimits;
}

/**
 * Requests a picture for ads; equal requests share one.
 * @throws AppError `moderated`; `storage_full`; `rate_limited` if too many are unfinished; `invalid_request` for an unknown
 * or expired source
 */
export async function requestAdPicture(
  deps: RequestAdPictureDeps,
  request: AdPictureRequest,
  { storageOwner }: { storageOwner: string },
): Promise<AdPicture> {
  if (request.kind !== 'cutout')
    await refuseAdWords(deps, { words: request.prompt, field: 'prompt', use: 'picture' });
  const { id } = await deps.db.transaction().execute(async (trx) => {
    await requireRoom(trx, deps.storageLimits, { owner: storageOwner, bytes: AD_PICTURE_BYTES });
    if ('sourceId' in request) await requireSource(trx, request.sourceId);
    return await claimPicture(deps, trx, request, storageOwner);
  });
  return await findAdPicture(deps, id);
}

async function requireSource(trx: DatabaseTransaction, id: string): Promise<void> {
  const source = await lockAdPicture(trx, { id, expiresAt: adPictureExpiry() });
  if (source?.status !== 'ready' || source.kind === 'screenshot')
    throw new AppError('invalid_request.ad_picture', { field: 'sourceId' });
}
