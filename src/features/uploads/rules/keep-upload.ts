import { lockUser } from '#features/accounts/queries/users';
import { cleanFileName } from '#features/assets/rules/clean-file-name';
import type { StoreAssetDeps } from '#features/assets/rules/store-asset';
import type { Upload } from '#features/assets/rules/uploads/read-upload';
import { type GenerationRow, insertGeneration } from '#features/generations/queries/generations';
import { announceGeneration } from '#features/generations/rules/announce-generation';
import { findFirstAnswer } from '#features/generations/rules/find-first-answer';
import { hashUpload } from '#features/generations/rules/hash-upload';
import { UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import { insertImages } from '#features/images/queries/images';
import { deletePendingObjects } from '#features/images/queries/pending-objects';
import { creditLine } from '#features/images/rules/credit-line';
import { dropObject } from '#features/images/rules/drop-object';
import { enqueueRenditions } from '#features/images/rules/enqueue-renditions';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { putObject } from '#features/images/rules/put-object';
import { expectRoom, requireRoom } from '#features/storage/rules/require-room';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { AppError } from '#platform/errors/app-error';
import { withPngXmp } from '#platform/images/with-png-xmp';
import type { Queue } from '#platform/queue/queue';
import type { ImageDescription } from '#ports/image-model';

export type KeepUploadDeps = StoreAssetDeps & { queue: Queue };

export interface UploadToKeep extends Omit<Upload, 'keepsSize' | 'longestSide' | 'isForAds'> {
  userId: string;
  fileName: string;
  /** The API key of the request; undefined for the site's own pages. */
  apiKeyId?: string;
  /** A repeat with the same key gets the first answer and stores nothing. */
  idempotencyKey: string | null;
}

/** Pixels of the longer side: more cannot be edited. */
const LONGEST_SIDE = 4_096;

/**
 * Makes an upload a picture of the user's library, encoded again by us. It costs no credits; on errors nothing is stored.
 * @throws AppError `unsupported_media` or `too_large` with the reason, `storage_full`, or `idempotency_key_reused`
 */
export async function keepUpload(
  deps: KeepUploadDeps,
  { userId, fileName, apiKeyId, idempotencyKey, ...upload }: UploadToKeep,
): Promise<GenerationRow> {
  const request = {
    userId,
    idempotencyKey,
    requestHash: idempotencyKey === null ? null : hashUpload(UPLOADED_PICTURE, upload.bytes),
  };
  const repeated = await findFirstAnswer(deps.db, request);
  if (repeated) return repeated;

  const {
    bytes: read,
    credits,
    origin,
    ...facts
  } = await deps.readUpload({ ...upload, longestSide: LONGEST_SIDE });
  // A file of ours may come back without its credentials, not without the names in it.
  const bytes = credits.length > 0 ? withPngXmp(read, provenanceXmp(null, creditLine(credits))) : read;
  const owner = storageOwnerOfUser(userId);
  await expectRoom(deps.db, deps.storageLimits, { owner, bytes: bytes.length });
  const objectKey = await putObject(deps, bytes, facts.contentType);
  const { contentType, width, height, thumbHash } = facts;
  const description: ImageDescription = {
    ...DESCRIPTION,
    ...(origin && { details: { origin } }),
    ...(credits.length > 0 && { credits }),
  };
  try {
    const { kept, isRepeat } = await deps.db.transaction().execute(async (trx) => {
      // Serializes the user's uploads, so that a concurrent repeat is seen.
      await lockUser(trx, userId);
      const first = await findFirstAnswer(trx, request);
      if (first) return { kept: first, isRepeat: true };
      await requireRoom(trx, deps.storageLimits, { owner, bytes: bytes.length });
      const now = new Date();
      const generation = await insertGeneration(trx, {
        ...request,
        ...(apiKeyId === undefined ? {} : { apiKeyId }),
        modelId: UPLOADED_PICTURE,
        imageModel: UPLOADED_PICTURE,
        prompt: '',
        name: cleanFileName(fileName),
        scene: DESCRIPTION.scene,
        imageCount: 1,
        costPerImage: 0,
        width,
        height,
        seed: 0,
        status: 'completed',
        progress: 1,
        startedAt: now,
        completedAt: now,
      });
      const [image] = await insertImages(trx, [
        {
          generationId: generation.id,
          position: 0,
          objectKey,
          contentType,
          width,
          height,
          byteSize: bytes.length,
          thumbHash,
          storageOwner: owner,
          // Nobody knows what it was made from.
          isTraced: false,
          description: JSON.stringify(description),
        },
      ]);
      await deletePendingObjects(trx, [objectKey]);
      await enqueueRenditions(deps, trx, [image!.id]);
      await announceGeneration(trx, deps.queue, generation, 'generation.completed');
      return { kept: generation, isRepeat: false };
    });
    if (isRepeat) await dropObject(deps, objectKey);
    return kept;
  } catch (error) {
    // After any other error, such as a lost connection, the transaction may have committed.
    if (error instanceof AppError) await dropObject(deps, objectKey);
    throw error;
  }
}

const DESCRIPTION: ImageDescription = {
  digitalSourceType: null,
  scene: 'Uploaded picture',
  category: null,
  hasPeople: null,
  notes: [],
  details: {},
};
