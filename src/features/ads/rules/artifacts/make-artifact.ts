import { abandonPendingObjects, deletePendingObjects } from '#features/images/queries/pending-objects';
import { putObject } from '#features/images/rules/put-object';
import { withinTimeLimit } from '#features/images/rules/within-time-limit';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import { findAdFormat } from '../../content/find-ad-format.ts';
import { findAdArtifact, updateAdArtifactReady } from '../../queries/ad-artifacts.ts';
import { findAdPicture } from '../../queries/ad-pictures.ts';
import { updateAdRowFailed } from '../../queries/ad-rows.ts';
import { readRefusal, storeRefusal, UNMADE } from '../ad-failure.ts';
import { readAdPicture } from '../pictures/read-ad-picture.ts';
import { contentTypeOf } from './ad-file-address.ts';
import { type AdMaterial, type ComposeAdDeps, composeAd } from './compose-ad.ts';
import { type StoredRequest, storedRequest, storedResult } from './stored-artifact.ts';

export interface MakeArtifactDeps extends ComposeAdDeps {
  db: Database;
  objectStore: ObjectStore;
}

const TIME_LIMIT_S = 120;

/**
 * Runs one attempt to make an ad. Does nothing if it is finished or deleted.
 * @throws AppError `not_composable`; ProviderError as the object store and the signer do, `transient` on a timeout; the
 * signal's reason
 */
export async function makeArtifact(
  deps: MakeArtifactDeps,
  { artifactId, signal }: { artifactId: string; signal: AbortSignal },
): Promise<void> {
  const artifact = await findAdArtifact(deps.db, artifactId);
  if (artifact?.status !== 'making') return;
  const request = storedRequest.parse(artifact.request);
  const { platform, formatId } = request;
  const format = findAdFormat(platform, { id: formatId });
  if (!format) throw new AppError('not_composable.former_format', { formatId });
  const ad = await withinTimeLimit(TIME_LIMIT_S, signal, async () =>
    composeAd(deps, await readMaterial(deps, request, artifact.pictureId), { platform, format }),
  );
  signal.throwIfAborted();
  const files = await Promise.all(
    ad.files.map(async ({ type, bytes }) => ({
      type,
      storageOwner: artifact.storageOwner,
      objectKey: await putObject(deps, bytes, contentTypeOf(type)),
      byteSize: bytes.length,
    })),
  );
  const result = storedResult.parse(ad);
  await deps.db.transaction().execute(async (trx) => {
    const keys = files.map(({ objectKey }) => objectKey);
    const isUpdated = await updateAdArtifactReady(trx, { id: artifact.id, result, files });
    // If another attempt finished first, the sweep deletes these objects.
    await (isUpdated ? deletePendingObjects : abandonPendingObjects)(trx, keys);
  });
}

/** Fails an ad with the refusal of its request, or `UNMADE` for any other error. */
export async function failArtifact(
  { db }: { db: Database },
  { artifactId, error }: { artifactId: string; error: unknown },
): Promise<void> {
  const failure = error instanceof AppError ? storeRefusal(error) : UNMADE;
  await updateAdRowFailed(db, 'adArtifacts', { id: artifactId, failure });
}

async function readMaterial(
  deps: MakeArtifactDeps,
  {
    headline,
    description,
    callout,
    cta,
    brandName,
    colors,
    fonts,
    layout,
    concept,
    language,
    logoId,
    contact,
  }: StoredRequest,
  pictureId: string | null,
): Promise<AdMaterial> {
  if (pictureId !== null) await refuseUnmade(deps, pictureId);
  const picture = pictureId === null ? null : await readAdPicture(deps, pictureId);
  const logo = logoId === null ? undefined : (await readAdPicture(deps, logoId)).cuts[0];
  return {
    texts: { headline, description, callout, cta, brandName },
    picture: picture && { cuts: picture.cuts, origin: picture.sourceType ?? 'outside' },
    brand: { colors, fonts, logo: logo?.bytes ?? null },
    layout,
    concept,
    language,
    contact,
  };
}

/** Fails an ad with its picture's failure. */
async function refuseUnmade({ db }: MakeArtifactDeps, pictureId: string): Promise<void> {
  const picture = await findAdPicture(db, pictureId);
  if (picture?.status === 'failed')
    throw readRefusal(picture.failure) ?? new AppError('not_composable.picture');
}
