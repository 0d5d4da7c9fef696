import { z } from 'zod';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { creditLine } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import { wordsBeforeChange } from '#features/images/rules/words-before-change';
import { readReason } from '#platform/errors/stored-reason';
import { wishes } from '../contract/form-settings.ts';
import { storedReferences } from '../contract/further-reference.ts';
import {
  type Generation,
  type GenerationAccepted,
  generationAccepted,
  generation as generationShape,
} from '../contract/generations.ts';
import type { findGeneration } from '../rules/find-generation.ts';
import { storedGrounding } from '../rules/image-request.ts';
import type { requestGeneration } from '../rules/request-generation.ts';
import { presentPreview } from './present-preview.ts';

type GenerationWithImages = Awaited<ReturnType<typeof findGeneration>>;

export function presentGeneration(generation: GenerationWithImages): Generation {
  const isCutout = generation.modelId === BACKGROUND_REMOVAL_MODEL;
  const images = generation.images.map((image) => ({
    id: image.id,
    url: imageAddress(image.objectKey, { isCutout }),
    width: image.width,
    height: image.height,
    thumbHash: image.thumbHash.toString('base64'),
    creditLine: creditLine(descriptionOf(image).credits),
  }));
  const urls = images.map((image) => image.url);
  const descriptions = generation.images.map((image) => storedDescription.parse(image.description));
  return {
    id: generation.id,
    modelId: presentModelId(generation.modelId),
    productId: generation.productId,
    ...presentReferences(generation),
    status: storedStatus.parse(generation.status),
    scene: generation.scene,
    style: generation.style,
    clothing: generation.clothing,
    color: generation.color,
    customPrompt: generation.prompt || null,
    ...presentRefined(generation),
    isEdit: generation.edit !== null,
    enhancedPrompt: generation.enhancedPrompt,
    imageModel: generation.imageModel,
    madeBy: descriptions.find(({ madeBy }) => madeBy !== undefined)?.madeBy ?? null,
    failureReason: generation.failureReason === null ? null : readReason(generation.failureReason),
    failureRemedy: storedRemedy.parse(generation.failureRemedy),
    category: generation.category,
    settings: generation.settings === null ? null : wishes.parse(generation.settings),
    seed: generation.seed,
    sourceImageUrl: generation.sourceObjectKey && imageAddress(generation.sourceObjectKey),
    imageCount: generation.imageCount,
    resultImageUrl: urls[0] ?? null,
    resultImageUrls: urls,
    images,
    preview: presentStoredPreview(generation),
    progress: generation.progress,
    queuePosition: generation.queuePosition,
    creditsCharged: generation.creditsCharged,
    cancelCost: generation.cancelCost,
    canceledAt: generation.canceledAt?.toISOString() ?? null,
    isInReview: generation.isInReview,
    notes: [...new Set(descriptions.flatMap((description) => description.notes))],
    name: generation.name,
    ownNotes: generation.notes,
    tags: generation.tags,
    createdAt: generation.createdAt.toISOString(),
    completedAt: generation.completedAt?.toISOString() ?? null,
  };
}

function presentRefined({
  grounding,
}: GenerationWithImages): Pick<Generation, 'refines' | 'refinesImageUrl'> {
  if (grounding === null) return { refines: null, refinesImageUrl: null };
  const { objectKey } = storedGrounding.parse(grounding);
  return {
    refines: wordsBeforeChange(grounding),
    refinesImageUrl: objectKey === undefined ? null : imageAddress(objectKey),
  };
}

function presentReferences({
  furtherReferences,
}: GenerationWithImages): Pick<Generation, 'furtherReferences' | 'styleReference'> {
  const stored = storedReferences.parse(furtherReferences);
  return {
    furtherReferences: stored.filter(({ use }) => use === 'subject').map(({ id }) => id),
    styleReference: stored.find(({ use }) => use === 'style')?.id ?? null,
  };
}

/** The answer to a paid request. */
export function presentAccepted(accepted: Awaited<ReturnType<typeof requestGeneration>>): GenerationAccepted {
  return {
    id: accepted.id,
    status: generationAccepted.shape.status.parse(accepted.status),
    creditsCharged: accepted.costPerImage * accepted.imageCount,
  };
}

export const storedStatus = z.enum(['generating', 'completed', 'failed']);
const storedRemedy = generationShape.shape.failureRemedy;
const storedDescription = z.object({ notes: z.array(z.string()), madeBy: z.string().optional() });

function presentStoredPreview({
  previewFile: file,
  previewWidth: width,
  previewHeight: height,
}: GenerationWithImages): Generation['preview'] {
  return file && width && height ? presentPreview({ file, width, height }) : null;
}

/** Template ids of the professional models are numbers. */
export function presentModelId(modelId: string): Generation['modelId'] {
  return /^\d+$/.test(modelId) ? Number(modelId) : modelId;
}
