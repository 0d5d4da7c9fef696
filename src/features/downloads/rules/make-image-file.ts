import { buffer } from 'node:stream/consumers';
import { findImageFile, type ImageFileName } from '#features/images/queries/image-files';
import { descriptionOf } from '#features/images/rules/description-of';
import { encodePicture } from '#features/images/rules/encode-picture';
import { storeImageFile } from '#features/images/rules/store-image-file';
import { withinTimeLimit } from '#features/images/rules/within-time-limit';
import { yieldToInteractive } from '#features/images/rules/yield-to-interactive';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture, type Picture } from '#platform/images/decode-picture';
import type { EncodedImage, ImageDescription } from '#ports/image-model';
import type { DigitalSourceType, PictureEdit, Provenance } from '#ports/provenance';
import { findImageDownload } from '../queries/image-downloads.ts';
import {
  type DownloadVariant,
  downloadVariantName,
  isSlow,
  parseDownloadVariant,
} from './download-variant.ts';
import { type EnlargeImageDeps, enlargeImage } from './enlarge-image.ts';
import { watchProgress } from './file-progress.ts';
import { STORED } from './image-file-view.ts';

export interface MakeImageFileDeps extends EnlargeImageDeps {
  provenance: Provenance;
  /** Called when progress could not be written; the file goes on. */
  onProgressLost: (error: unknown) => void;
}

// The upscaling network takes three minutes on two idle cores, several times that under load. Beyond this it is stuck.
const TIME_LIMIT_S = 45 * 60;
// An enlargement starts after this even under a constant stream of generations, since a person waits for it too.
const LONGEST_WAIT_MS = 60_000;
// The share of the progress bar for making pixels; encoding and storing is the rest.
const PIXELS_SHARE = 0.94;

/** High for lossy formats: people edit downloads further. */
const QUALITY = { png: 100, jpeg: 92, webp: 90, avif: 70 } as const;

/**
 * One attempt at a download. Does nothing if the file is ready, failed or deleted; stops when its picture is deleted.
 * @throws ProviderError as the models, the signer and the object store do, and `transient` when the time is over; the
 * signal's reason.
 */
export async function makeImageFile(
  deps: MakeImageFileDeps,
  { fileId, signal }: { fileId: string; signal: AbortSignal },
): Promise<void> {
  const found = await findImageDownload(deps.db, fileId);
  const variant = found && parseDownloadVariant(found.file.variant);
  if (found?.file.status !== 'making' || !variant) return;
  if (isSlow(variant)) await yieldToInteractive(deps.db, { maxWaitMs: LONGEST_WAIT_MS, signal });
  const progress = watchProgress(deps, found.file);
  const called = AbortSignal.any([signal, progress.calledOff]);
  try {
    await withinTimeLimit(TIME_LIMIT_S, called, (ended) =>
      make(deps, { ...found, variant, signal: ended, onProgress: progress.report }),
    );
  } catch (error) {
    if (!progress.calledOff.aborted) throw error;
  }
}

interface Making {
  file: ImageFileName & { storageOwner: string | null };
  picture: NonNullable<Awaited<ReturnType<typeof findImageDownload>>>['picture'];
  variant: DownloadVariant;
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

async function make(deps: MakeImageFileDeps, making: Making): Promise<void> {
  const { picture, variant, signal, onProgress } = making;
  const description = descriptionOf(picture);
  const store = async (pixels: Picture, made: DownloadVariant) => {
    const encoded = await encodePicture(deps, pixels, {
      format: made.format,
      quality: QUALITY[made.format],
      digitalSourceType: sourceTypeOf(description, variant),
      edits: [...(description.edits ?? []), ...editsOf(variant, made)],
      credits: description.credits,
      isHasty: variant.method !== null,
    });
    signal.throwIfAborted();
    const { storageOwner } = making.file;
    const variantName = downloadVariantName(made);
    await storeImageFile(deps, { imageId: picture.id, variant: variantName, storageOwner }, encoded);
  };
  if (!variant.method) {
    await store(decodePicture(await readObject(deps, picture.objectKey)), variant);
    return;
  }
  // A slow enlargement is also stored without loss, so that other formats of it are quick.
  const kept = isSlow(variant) && { ...variant, format: STORED.format };
  const before = kept && (await findKept(deps, { imageId: picture.id, variant: downloadVariantName(kept) }));
  if (before) {
    await store(decodePicture(before), variant);
    return;
  }
  const original = await readObject(deps, picture.objectKey);
  const pixels = await enlargeImage(deps, {
    picture,
    original,
    details: description.details,
    method: variant.method,
    signal,
    onProgress: (fraction) => onProgress(fraction * PIXELS_SHARE),
  });
  onProgress(PIXELS_SHARE);
  if (kept && kept.format !== variant.format) await store(pixels, kept);
  await store(pixels, variant);
}

async function findKept(deps: MakeImageFileDeps, name: ImageFileName): Promise<EncodedImage | undefined> {
  const file = await findImageFile(deps.db, name);
  return file?.objectKey ? await readObject(deps, file.objectKey) : undefined;
}

async function readObject({ objectStore }: MakeImageFileDeps, objectKey: string): Promise<EncodedImage> {
  const object = await objectStore.get(objectKey);
  if (!object) throw new ProviderError('rejected', `The object ${objectKey} is gone`);
  return { bytes: await buffer(object.stream()) };
}

/** A network that enlarges a picture adds its own work to it. */
function sourceTypeOf(
  { digitalSourceType }: ImageDescription,
  { method }: DownloadVariant,
): DigitalSourceType | null {
  return method === 'neural' && digitalSourceType !== 'trainedAlgorithmicMedia'
    ? 'compositeWithTrainedAlgorithmicMedia'
    : digitalSourceType;
}

function editsOf({ method }: DownloadVariant, { format }: DownloadVariant): PictureEdit[] {
  if (method === 'studio') return [];
  if (method === 'neural') return ['enlarged-by-model'];
  if (method === 'lanczos') return ['resized'];
  return format === STORED.format ? [] : ['converted'];
}
