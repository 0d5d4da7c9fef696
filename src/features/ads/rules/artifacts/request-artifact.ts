import { AD_PICTURE_BYTES, bytesOfAd } from '#features/storage/rules/estimate-bytes';
import { requireFewUnfinishedAds } from '#features/storage/rules/require-few-unfinished-ads';
import { requireRoom } from '#features/storage/rules/require-room';
import type { DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { ArtifactState, CreateArtifactRequest } from '../../contract/ad-artifacts.ts';
import { insertAdArtifact } from '../../queries/ad-artifacts.ts';
import { type AdPictureRow, lockAdPicture } from '../../queries/ad-pictures.ts';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';
import { claimPicture } from '../pictures/claim-picture.ts';
import type { RequestAdPictureDeps } from '../pictures/request-ad-picture.ts';
import { refuseAdWords } from '../refuse-ad-words.ts';
import { findArtifact } from './find-artifact.ts';
import type { StoredRequest } from './stored-artifact.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;

/**
 * Requests an ad. It is composed once its picture is ready.
 * @throws AppError `invalid_request` for a format of another platform, or an unknown or expired picture; `moderated`;
 * `storage_full`; `rate_limited` if too many are unfinished; `not_composable` if the format needs a picture
 */
export async function requestArtifact(
  deps: RequestAdPictureDeps,
  { visualPrompt, format: wanted, ...request }: CreateArtifactRequest,
  { storageOwner }: { storageOwner: string },
): Promise<ArtifactState> {
  const format = findAdFormat(request.platform, wanted);
  if (!format) throw new AppError('invalid_request.ad_format', { field: 'format' });
  const prompt = request.pictureId ? '' : visualPrompt;
  if (prompt) await refuseAdWords(deps, { words: prompt, field: 'visualPrompt', use: 'picture' });
  if (format.content === 'picture' && !request.pictureId && !prompt)
    throw new AppError('not_composable.picture_needed', { format: format.name });
  if (format.content === 'logo' && !request.logoId)
    throw new AppError('not_composable.logo_needed', { format: format.name });
  const stored: StoredRequest = { ...request, formatId: format.id };
  const reservedBytes = bytesOfAd(format);
  const { id } = await deps.db.transaction().execute(async (trx) => {
    const bytes = reservedBytes + (prompt ? AD_PICTURE_BYTES : 0);
    await requireRoom(trx, deps.storageLimits, { owner: storageOwner, bytes });
    if (request.logoId) await requirePicture(trx, { id: request.logoId, field: 'logoId' });
    const picture = request.pictureId
      ? await requirePicture(trx, { id: request.pictureId, field: 'pictureId' })
      : prompt
        ? await claimPicture(deps, trx, { kind: 'generated', prompt, take: 0 }, storageOwner)
        : null;
    const artifact = await insertAdArtifact(trx, {
      request: stored,
      storageOwner,
      reservedBytes,
      pictureId: picture?.id ?? null,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    });
    await requireFewUnfinishedAds(trx, deps.storageLimits, storageOwner);
    // Finishing the picture enqueues the ads that wait for it.
    if (picture?.status !== 'making')
      await deps.queue.enqueue(trx, 'compose-ad', { artifactId: artifact.id });
    return artifact;
  });
  return await findArtifact(deps, id);
}

async function requirePicture(
  trx: DatabaseTransaction,
  { id, field }: { id: string; field: 'pictureId' | 'logoId' },
): Promise<AdPictureRow> {
  const picture = await lockAdPicture(trx, { id, expiresAt: adPictureExpiry() });
  const isUsable = picture && picture.status !== 'failed' && picture.kind !== 'screenshot';
  if (!isUsable || (field === 'logoId' && picture.status !== 'ready'))
    throw new AppError('invalid_request.ad_picture', { field });
  return picture;
}
