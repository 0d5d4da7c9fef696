import { z } from 'zod';
import { formSettings } from './form-settings.ts';
import { paintedModelId } from './generations.ts';
import { IMAGE_COUNT_MAX } from './limits.ts';
import { prompt } from './prompt.ts';

/** What the prompt builder sends. Of `assetId` and `exampleAsset` one at most is given. */
export const visualizeRequest = formSettings
  .extend({
    /** Of an upload. */
    assetId: z.string().max(200).nullable().default(null),
    /** One of those that /api/example-products lists. */
    exampleAsset: z
      .object({ name: z.string().max(200), imageUrl: z.string().max(500) })
      .nullable()
      .default(null),
    modelId: paintedModelId.default(''),
    customPrompt: prompt,
    imageCount: z.int().min(1).max(IMAGE_COUNT_MAX).default(1),
    /** What paints, one of those that /api/image-models lists; null for the first of them. */
    imageModel: z.string().max(200).nullable().default(null),
  })
  .refine(({ assetId, exampleAsset }) => assetId === null || exampleAsset === null, {
    path: ['exampleAsset'],
    error: 'choose an uploaded asset or an example, not both',
  });

const label = z.string().max(200).nullable().default(null);

/** What the prompt builder sends to refine an earlier picture. */
export const generateGroundedRequest = z.object({
  modelId: paintedModelId.default(1),
  /** The asset that the earlier picture was built around. */
  productId: z.string().max(200).nullable().default(null),
  scene: label,
  style: label,
  clothing: label,
  color: label,
  customPrompt: prompt,
  /** A picture of the user's own, or a public one of the gallery. */
  groundingImageUrl: z.string().min(1).max(2_000),
  /** What that picture was asked for with. */
  groundingPrompt: z.string().max(4_000).nullable().default(null),
});

/** What can paint pictures here. */
export const imageModel = z.object({
  id: z.string(),
  name: z.string(),
  /** Credits that a picture costs. */
  cost: z.number().int().positive(),
});
export type ImageModelSummary = z.infer<typeof imageModel>;
