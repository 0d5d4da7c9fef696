import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { abandonPendingObjects } from '#features/images/queries/pending-objects';
import { withinTimeLimit } from '#features/images/rules/within-time-limit';
import { type JudgePictureDeps, judgePicture } from '#features/moderation/rules/judge-picture';
import type { Database } from '#platform/db/client';
import { CanceledError } from '#platform/errors/canceled-error';
import { isWorthRetrying, ProviderError } from '#platform/errors/provider-error';
import { encodePreview } from '#platform/images/encode-preview';
import type { Queue } from '#platform/queue/queue';
import { inSpan } from '#platform/telemetry/scope';
import type { RawPixels } from '#ports/image-model';
import { wishes } from '../contract/form-settings.ts';
import {
  findGeneration,
  type GenerationRow,
  updateEnhancedPrompt,
  updateGenerationProgress,
  updateGenerationStarted,
} from '../queries/generations.ts';
import { updatePreview } from '../queries/previews.ts';
import { completeGeneration, type StoredPicture } from './complete-generation.ts';
import { type CutOutUploadDeps, cutOutUpload } from './cut-out-upload.ts';
import { type EditImageDeps, editImage } from './edit-image.ts';
import { type EnhancePromptDeps, enhancePrompt } from './enhance-prompt.ts';
import { type ProduceImagesDeps, produceImages } from './produce-images.ts';

export interface RunGenerationDeps
  extends ProduceImagesDeps,
    EnhancePromptDeps,
    CutOutUploadDeps,
    EditImageDeps,
    JudgePictureDeps {
  queue: Queue;
  generationTimeoutS: number;
  /** Called if progress could not be written; the generation goes on. */
  onProgressLost: (error: unknown) => void;
}

/**
 * One attempt at a generation: makes its pictures, stores them under keys of this attempt alone, and settles. A settled or
 * deleted generation is left unchanged. The time limit counts from the last progress, since pictures wait for those of others
 * at the same painter. If the model fails for good or the time runs out after the first pictures, those are delivered. If the owner cancels, running calls are aborted, and the pictures that arrived nevertheless are delivered.
 * @param signal ends the attempt, for instance when its worker stops
 * @throws ProviderError as the image model does, and `transient` when the time runs out; the signal's reason
 */
export async function runGeneration(
  deps: RunGenerationDeps,
  { generationId, signal }: { generationId: string; signal: AbortSignal },
): Promise<void> {
  const generation = await findGeneration(deps.db, generationId);
  if (generation?.status !== 'generating') return;
  if (generation.canceledAt !== null) return await completeGeneration(deps, generationId, []);
  await updateGenerationStarted(deps.db, generationId);

  const stored: StoredPicture[] = [];
  const cancellation = watchCancellation(deps, generationId);
  try {
    await inSpan('make the pictures', () =>
      withinTimeLimit(deps.generationTimeoutS, signal, (ended, restart) =>
        make(deps, generation, {
          signal: AbortSignal.any([ended, cancellation.signal]),
          stored,
          onAdvance: restart,
        }),
      ),
    );
  } catch (error) {
    const isFinal = error instanceof ProviderError && !isWorthRetrying(error);
    const isCanceled = cancellation.signal.aborted || error instanceof CanceledError;
    if (!isCanceled && !(isFinal && stored.length > 0)) {
      // The next attempt starts over.
      await abandonPendingObjects(
        deps.db,
        stored.map(({ objectKey }) => objectKey),
      );
      throw error;
    }
  } finally {
    cancellation.stop();
  }
  // A copy: a model that ignores the signal may still add pictures.
  const pictures = [...stored];
  const isPublic = generation.publish && !cancellation.signal.aborted;
  const toDeliver = isPublic ? await judgeAll(deps, pictures, signal) : pictures;
  await inSpan('settle', () => completeGeneration(deps, generationId, toDeliver));
}

async function make(
  deps: RunGenerationDeps,
  generation: GenerationRow,
  { signal, stored, onAdvance }: { signal: AbortSignal; stored: StoredPicture[]; onAdvance: () => void },
): Promise<void> {
  const write = progressWriter(deps, generation.id);
  let furthest = 0;
  const onProgress = (fraction: number) => {
    if (fraction > furthest) onAdvance();
    furthest = Math.max(furthest, fraction);
    write(fraction);
  };
  if (generation.modelId === BACKGROUND_REMOVAL_MODEL) {
    stored.push(await cutOutUpload(deps, generation.productId, { signal, onProgress }));
    return;
  }
  const onPreview = previewWriter(deps, generation.id);
  if (generation.edit !== null) {
    stored.push(await editImage(deps, generation, { signal, onProgress, onPreview }));
    return;
  }
  const enhancedPrompt = await enhanceOnce(deps, generation, signal);
  await produceImages(deps, { ...generation, enhancedPrompt }, { signal, onProgress, onPreview, stored });
}

/** @returns the enhanced prompt of this or an earlier attempt; null if the prompt is used as typed */
async function enhanceOnce(
  deps: RunGenerationDeps,
  generation: GenerationRow,
  signal: AbortSignal,
): Promise<string | null> {
  const { id, userId, prompt, enhance, enhancedPrompt, productId, grounding, settings } = generation;
  if (enhancedPrompt !== null || !enhance) return enhancedPrompt;
  const hasSubject = productId !== null || grounding !== null;
  const imageModel = hasSubject ? undefined : generation.imageModel;
  const { creditFree } = settings === null ? {} : wishes.parse(settings);
  const written = await enhancePrompt(deps, { prompt, imageModel, creditFree, caller: userId, signal });
  if (written !== null) await updateEnhancedPrompt(deps.db, id, written);
  return written;
}

/** Moderates pictures that are to become public. */
async function judgeAll(
  deps: RunGenerationDeps,
  images: readonly StoredPicture[],
  signal: AbortSignal,
): Promise<StoredPicture[]> {
  const judged: StoredPicture[] = [];
  for (const image of images) judged.push({ ...image, findings: await judgePicture(deps, image, signal) });
  return judged;
}

const PROGRESS_INTERVAL_MS = 500;

/** Writes progress at most twice a second; a failed write is not repeated. */
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

/** Writes previews one after the other; of those that come while one is written only the newest. */
function previewWriter(deps: RunGenerationDeps, generationId: string): (preview: RawPixels) => void {
  let next: RawPixels | undefined;
  let isWriting = false;
  const write = async () => {
    isWriting = true;
    for (let preview = next; preview; preview = next) {
      next = undefined;
      await encodePreview(preview)
        .then((encoded) => updatePreview(deps.db, generationId, encoded))
        .catch(deps.onProgressLost);
    }
    isWriting = false;
  };
  return (preview) => {
    next = preview;
    if (!isWriting) void write();
  };
}

const POLL_MS = 500;

/**
 * Polls whether a generation has been canceled, deleted or settled by another attempt.
 * @returns a signal that aborts with a CanceledError in that case, and a function that stops polling
 */
function watchCancellation(
  { db }: { db: Database },
  generationId: string,
): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const timer = setInterval(() => void look(), POLL_MS);
  const look = async () => {
    // If the database does not answer, try again at the next poll.
    const generation = await findGeneration(db, generationId).catch(() => null);
    if (generation === null) return;
    if (generation?.status === 'generating' && generation.canceledAt === null) return;
    clearInterval(timer);
    controller.abort(new CanceledError());
  };
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
