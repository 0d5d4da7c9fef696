import { nameAsset, type StoreAssetDeps, writeAsset } from '#features/assets/rules/store-asset';
import type { Upload } from '#features/assets/rules/uploads/read-upload';
import type { GenerationRow } from '#features/generations/queries/generations';
import { acceptGeneration } from '#features/generations/rules/accept-generation';
import { findFirstAnswer } from '#features/generations/rules/find-first-answer';
import { hashUpload } from '#features/generations/rules/hash-upload';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { dropObject } from '#features/images/rules/drop-object';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import type { CutoutOffer } from './admit-cutout.ts';

export type RequestCutoutDeps = StoreAssetDeps & { queue: Queue };

export interface CutoutRequest extends Upload {
  userId: string;
  fileName: string;
  offer: CutoutOffer;
  /** The API key of the request; undefined for the site's own pages. */
  apiKeyId?: string;
  /** A repeat with the same key gets the first answer, pays nothing and stores nothing. */
  idempotencyKey: string | null;
}

/**
 * Accepts a paid request to remove an upload's background. The upload is stored at its own size as the asset of a
 * generation; on any error nothing is stored.
 * @throws AppError as uploads do, `insufficient_credits`, `storage_full`, or `idempotency_key_reused`
 */
export async function requestCutout(
  deps: RequestCutoutDeps,
  { userId, fileName, offer, apiKeyId, idempotencyKey, ...upload }: CutoutRequest,
): Promise<GenerationRow> {
  const requestHash = idempotencyKey === null ? null : hashUpload(BACKGROUND_REMOVAL_MODEL, upload.bytes);
  const repeated = await findFirstAnswer(deps.db, { userId, idempotencyKey, requestHash });
  if (repeated) return repeated;

  const written = await writeAsset(deps, { ...upload, userId, fileName, keepsSize: true });
  let assetId: string | undefined;
  try {
    const generation = await deps.db.transaction().execute((trx) =>
      acceptGeneration(
        trx,
        deps,
        {
          userId,
          ...(apiKeyId === undefined ? {} : { apiKeyId }),
          prompt: '',
          modelId: BACKGROUND_REMOVAL_MODEL,
          imageModel: offer.model,
          imageCount: 1,
          costPerImage: offer.cost,
          width: written.width,
          height: written.height,
          publish: false,
          idempotencyKey,
          requestHash,
        },
        async () => {
          assetId = (await nameAsset(deps, trx, written)).id;
          return assetId;
        },
      ),
    );
    // A concurrent repeat: the first request has stored its own upload.
    if (assetId === undefined) await dropObject(deps, written.objectKey);
    return generation;
  } catch (error) {
    // After any other error, such as a lost connection, the transaction may have committed.
    if (error instanceof AppError) await dropObject(deps, written.objectKey);
    throw error;
  }
}
