import { abandonPendingObjects, deletePendingObjects } from '#features/images/queries/pending-objects';
import { withinTimeLimit } from '#features/images/rules/within-time-limit';
import { yieldToInteractive } from '#features/images/rules/yield-to-interactive';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { listAdArtifactsWaitingFor } from '../../queries/ad-artifacts.ts';
import {
  type AdPictureFileRow,
  type AdPictureRow,
  findAdPicture,
  insertAdPictureFiles,
  updateAdPictureReady,
} from '../../queries/ad-pictures.ts';
import { updateAdRowFailed } from '../../queries/ad-rows.ts';
import { adPictureExpiry } from './ad-picture-expiry.ts';
import { cutOutPicture } from './cut-out-picture.ts';
import { type PaintDeps, paintPicture } from './paint-picture.ts';

export interface MakeAdPictureDeps extends PaintDeps {
  queue: Queue;
}

/** A file of a generated picture. Its object is pending until a row refers to it. */
export type MadeFile = Omit<AdPictureFileRow, 'pictureId' | 'storageOwner'>;

// Paid generations go first, but visitors wait for these.
const YIELD_MAX_MS = 20_000;
const TIME_LIMIT_S = 240;

/**
 * Runs one attempt to generate a picture, then enqueues the ads that wait for it. Does nothing if it is finished or
 * deleted.
 * @throws ProviderError as the models, the signer and the object store do, `transient` on a timeout; the signal's reason
 */
export async function makeAdPicture(
  deps: MakeAdPictureDeps,
  { pictureId, signal }: { pictureId: string; signal: AbortSignal },
): Promise<void> {
  const picture = await findAdPicture(deps.db, pictureId);
  if (picture?.status !== 'making') return;
  await yieldToInteractive(deps.db, { maxWaitMs: YIELD_MAX_MS, signal });
  const { files, sourceType } = await withinTimeLimit(TIME_LIMIT_S, signal, (ended) =>
    picture.kind === 'cutout' ? cutOutPicture(deps, picture, ended) : paintPicture(deps, picture, ended),
  );
  await deps.db.transaction().execute(async (trx) => {
    const ready = { id: picture.id, sourceType, expiresAt: adPictureExpiry() };
    // If another attempt finished first, the sweep deletes these objects.
    const keys = files.map(({ objectKey }) => objectKey);
    if (!(await updateAdPictureReady(trx, ready))) return await abandonPendingObjects(trx, keys);
    await insertAdPictureFiles(
      trx,
      files.map((file) => ({ ...file, pictureId: picture.id, storageOwner: picture.storageOwner })),
    );
    await deletePendingObjects(trx, keys);
    await enqueueWaitingAds(deps, trx, picture);
  });
}

/** Fails a picture, and enqueues the ads that wait for it, so that they fail with the same reason. */
export async function failAdPicture(
  deps: { db: Database; queue: Queue },
  { pictureId, failure }: { pictureId: string; failure: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await updateAdRowFailed(trx, 'adPictures', { id: pictureId, failure });
    await enqueueWaitingAds(deps, trx, { id: pictureId });
  });
}

async function enqueueWaitingAds(
  { queue }: { queue: Queue },
  trx: Parameters<typeof listAdArtifactsWaitingFor>[0],
  { id }: Pick<AdPictureRow, 'id'>,
): Promise<void> {
  for (const artifactId of await listAdArtifactsWaitingFor(trx, id))
    await queue.enqueue(trx, 'compose-ad', { artifactId });
}
