import { abandonPendingObjects, deletePendingObjects } from '#features/images/queries/pending-objects';
import { withinTimeLimit } from '#features/images/rules/within-time-limit';
import { yieldToInteractive } from '#features/images/rules/yield-to-interactive';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { listAdArtifactsWaitingFor } from '../../queries/ad-artifacts.ts';
import {
  type AdPictureRow,
  findAdPicture,
  insertAdPictureFiles,
  updateAdPictureReady,
} from '../../queries/ad-pictures.ts';
import { updateAdRowFailed } from '../../queries/ad-rows.ts';
import { adPictureExpiry } from './ad-picture-expiry.ts';
import { type CutOutDeps, cutOutPicture } from './cut-out-picture.ts';
import { type PaintDeps, paintPicture } from './paint-picture.ts';

export interface MakeAdPictureDeps extends PaintDeps, CutOutDeps {
  db: Database;
  queue: Queue;
}

/** A file of a made picture, whose object is written and pending until a row names it. */
export interface MadeFile {
  cut: 'whole' | 'wide' | 'square' | 'tall';
  objectKey: string;
  contentType: string;
  width: number;
  height: number;
  hasAlpha: boolean;
  byteSize: number;
}

// Visitors wait for these, behind generations that people pay for.
const PATIENCE_MS = 20_000;
const TIME_LIMIT_S = 240;

/**
 * One attempt at a picture for ads. One that is settled or gone is left alone; ads that wait for it are composed from
 * then on.
 * @throws ProviderError as the models, the signer and the object store do, and `transient` when the time is over; the
 * signal's reason
 */
export async function makeAdPicture(
  deps: MakeAdPictureDeps,
  { pictureId, signal }: { pictureId: string; signal: AbortSignal },
): Promise<void> {
  const picture = await findAdPicture(deps.db, pictureId);
  if (picture?.status !== 'making') return;
  await yieldToInteractive(deps.db, { maxWaitMs: PATIENCE_MS, signal });
  const { files, sourceType } = await withinTimeLimit(TIME_LIMIT_S, signal, (ended) =>
    picture.kind === 'cutout' ? cutOutPicture(deps, picture, ended) : paintPicture(deps, picture, ended),
  );
  await deps.db.transaction().execute(async (trx) => {
    const ready = { id: picture.id, sourceType, expiresAt: adPictureExpiry() };
    // The objects of an attempt that comes too late are swept.
    const keys = files.map(({ objectKey }) => objectKey);
    if (!(await updateAdPictureReady(trx, ready))) return await abandonPendingObjects(trx, keys);
    await insertAdPictureFiles(
      trx,
      files.map((file) => ({ ...file, pictureId: picture.id, storageOwner: picture.storageOwner })),
    );
    await deletePendingObjects(trx, keys);
    await wakeArtifacts(deps, trx, picture);
  });
}

/** Says of a picture why it cannot be made, and lets the ads that wait for it say so. */
export async function failAdPicture(
  deps: { db: Database; queue: Queue },
  { pictureId, failure }: { pictureId: string; failure: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await updateAdRowFailed(trx, 'adPictures', { id: pictureId, failure });
    await wakeArtifacts(deps, trx, { id: pictureId });
  });
}

async function wakeArtifacts(
  { queue }: { queue: Queue },
  trx: Parameters<typeof listAdArtifactsWaitingFor>[0],
  { id }: Pick<AdPictureRow, 'id'>,
): Promise<void> {
  for (const artifactId of await listAdArtifactsWaitingFor(trx, id))
    await queue.enqueue(trx, 'compose-ad', { artifactId });
}
