import { z } from 'zod';
import type { Generation } from '#contract/generations';
import type { findGeneration } from '#server/domain/generations/find-generation';
import { imageAddress } from './image-address.ts';

type GenerationWithImages = Awaited<ReturnType<typeof findGeneration>>;

export function presentGeneration(generation: GenerationWithImages): Generation {
  const images = generation.images.map((image) => ({
    url: imageAddress(image.objectKey),
    width: image.width,
    height: image.height,
    thumbHash: image.thumbHash.toString('base64'),
  }));
  const urls = images.map((image) => image.url);
  const descriptions = generation.images.map((image) => storedDescription.parse(image.description));
  return {
    id: generation.id,
    modelId: presentModelId(generation.modelId),
    productId: generation.productId,
    status: storedStatus.parse(generation.status),
    scene: generation.scene,
    style: generation.style,
    clothing: generation.clothing,
    color: generation.color,
    customPrompt: generation.prompt,
    category: generation.category,
    resultImageUrl: urls[0] ?? null,
    resultImageUrls: urls,
    images,
    progress: generation.progress,
    queuePosition: generation.queuePosition,
    creditsCharged: generation.creditsCharged,
    notes: [...new Set(descriptions.flatMap((description) => description.notes))],
    createdAt: generation.createdAt.toISOString(),
    completedAt: generation.completedAt?.toISOString() ?? null,
  };
}

const storedStatus = z.enum(['generating', 'completed', 'failed']);
const storedDescription = z.object({ notes: z.array(z.string()) });

/** Template ids of the professional models are numbers. */
function presentModelId(modelId: string): Generation['modelId'] {
  return /^\d+$/.test(modelId) ? Number(modelId) : modelId;
}
