import { BACKGROUND_REMOVAL_MODEL } from '#contract/enumerations';
import { formSettings } from '#contract/form-settings';
import {
  findGeneration,
  type GenerationRow,
  updateGenerationProgress,
  updateGenerationStarted,
} from '#server/db/queries/generations';
import type { Queue } from '#server/db/queue';
import { ProviderError } from '#server/errors';
import type { Grounding, ImageModel, ImageRequest, ProducedImage } from '#server/ports/image-model';
import { type FindReferenceDeps, findReference } from '../assets/find-reference.ts';
import { sourceTypeAround } from '../assets/source-type-around.ts';
import { type CutOutUploadDeps, cutOutUpload } from '../cutouts/cut-out-upload.ts';
import { type StoredImage, storeImage } from '../images/store-image.ts';
import { withinTimeLimit } from '../images/within-time-limit.ts';
import { type JudgePictureDeps, judgePicture } from '../moderation/judge-picture.ts';
import { completeGeneration, type DeliveredImage } from './complete-generation.ts';

export interface RunGenerationDeps extends FindReferenceDeps, CutOutUploadDeps, JudgePictureDeps {
  imageModel: ImageModel;
  queue: Queue;
  generationTimeoutS: number;
  /** Told of progress that could not be written; it holds nothing up. */
  onProgressLost: (error: unknown) => void;
}

/**
 * One attempt at a generation: makes its pictures, stores them under keys of this attempt alone, and settles.
 * A generation that has been settled, or deleted, is left as it is. Where the model fails for good after the first
 * pictures, those are delivered.
 * @param signal ends the attempt, as when its worker stops
 * @throws ProviderError as the image model does, and `rejected` when the time is over; the signal's reason.
 */
export async function runGeneration(
  deps: RunGenerationDeps,
  { generationId, signal }: { generationId: string; signal: AbortSignal },
): Promise<void> {
  const generation = await findGeneration(deps.db, generationId);
  if (generation?.status !== 'generating') return;
  await updateGenerationStarted(deps.db, generationId);

  const onProgress = progressWriter(deps, generation.id);
  const images = await withinTimeLimit(deps.generationTimeoutS, signal, async (ended) =>
    generation.modelId === BACKGROUND_REMOVAL_MODEL
      ? [await cutOutUpload(deps, generation.productId, { signal: ended, onProgress })]
      : await produceImages(deps, generation, { signal: ended, onProgress }),
  );
  const delivered = generation.publish ? await judgeAll(deps, images, signal) : images;
  await completeGeneration(deps, generationId, delivered);
}

/** Judges what is to become public; what stays private is nobody's business. */
async function judgeAll(
  deps: RunGenerationDeps,
  images: readonly StoredImage[],
  signal: AbortSignal,
): Promise<DeliveredImage[]> {
  const judged: DeliveredImage[] = [];
  for (const image of images) judged.push({ ...image, findings: await judgePicture(deps, image, signal) });
  return judged;
}

async function produceImages(
  deps: RunGenerationDeps,
  generation: GenerationRow,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<StoredImage[]> {
  const request = await imageRequest(deps, generation);
  const images: StoredImage[] = [];
  for (let position = 0; position < generation.imageCount; position += 1) {
    try {
      const produced = await deps.imageModel.generate(
        { ...request, seed: (generation.seed + position) % 2 ** 32 },
        { signal, onProgress: (fraction) => onProgress((position + fraction) / generation.imageCount) },
      );
      signal.throwIfAborted();
      images.push(await storeImage(deps, await describeOrigin(deps, generation, produced)));
    } catch (error) {
      const isOver = error instanceof ProviderError && error.kind !== 'transient';
      if (!isOver || images.length === 0) throw error;
      break;
    }
  }
  return images;
}

/** A picture that was built around somebody's asset is not the model's work alone. */
async function describeOrigin(
  deps: RunGenerationDeps,
  { productId }: GenerationRow,
  { image, description }: ProducedImage,
): Promise<ProducedImage> {
  if (productId === null) return { image, description };
  const digitalSourceType = await sourceTypeAround(deps, productId, description.digitalSourceType);
  return { image, description: { ...description, digitalSourceType } };
}

/** What the model is asked for; each picture has a seed of its own. */
async function imageRequest(
  deps: RunGenerationDeps,
  { prompt, width, height, seed, settings, productId, grounding }: GenerationRow,
): Promise<ImageRequest> {
  return {
    prompt,
    width,
    height,
    seed,
    ...(settings && { settings: formSettings.parse(settings) }),
    ...(productId !== null && { reference: await findReference(deps, productId) }),
    ...(grounding && { grounding: grounding as unknown as Grounding }),
  };
}

const PROGRESS_INTERVAL_MS = 500;

/** Writes progress at most twice a second; a write that fails is lost, the picture is not. */
function progressWriter(deps: RunGenerationDeps, generationId: string): (fraction: number) => void {
  let last = 0;
  return (fraction) => {
    const now = performance.now();
    if (now - last < PROGRESS_INTERVAL_MS) return;
    last = now;
    const progress = Math.min(1, Math.max(0, fraction));
    updateGenerationProgress(deps.db, generationId, progress).catch(deps.onProgressLost);
  };
}
