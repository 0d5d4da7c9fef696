import { z } from 'zod';
import { IMAGE_COUNT_MAX } from '#platform/limits/limits';
import { formSettings } from './form-settings.ts';
import {
  chosenAssetId,
  chosenExampleAsset,
  chosenImageModel,
  oneAssetAtMost,
  paintedModelId,
} from './generations.ts';
import { prompt } from './prompt.ts';

/** What the prompt builder sends. Of `assetId` and `exampleAsset` one at most is given. */
export const visualizeRequest = formSettings
  .extend({
    assetId: chosenAssetId,
    exampleAsset: chosenExampleAsset,
    modelId: paintedModelId.default(''),
    customPrompt: prompt,
    imageCount: z.int().min(1).max(IMAGE_COUNT_MAX).default(1),
    imageModel: chosenImageModel,
  })
  .refine(oneAssetAtMost.check, oneAssetAtMost.params);

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
  imageModel: chosenImageModel,
});
