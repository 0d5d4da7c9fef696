import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { IMAGE_COUNT_MAX } from '#platform/limits/limits';
import { chosenNegativePrompt, chosenSeed, creditFree, formSettings } from './form-settings.ts';
import {
  ACCEPTED_EXAMPLE,
  anyway,
  chosenAssetId,
  chosenExampleAsset,
  chosenImageModel,
  furtherReferences,
  oneAssetAtMost,
  PAID_SESSION,
  paintedModelId,
  styleReference,
} from './generations.ts';
import { prompt } from './prompt.ts';

export const visualizeRequest = formSettings
  .extend({
    assetId: chosenAssetId,
    exampleAsset: chosenExampleAsset,
    furtherReferences,
    styleReference,
    modelId: paintedModelId.default(''),
    customPrompt: prompt,
    imageCount: z.int().min(1).max(IMAGE_COUNT_MAX).default(1),
    imageModel: chosenImageModel,
    seed: chosenSeed,
    negativePrompt: chosenNegativePrompt,
    creditFree,
    anyway,
  })
  .refine(oneAssetAtMost.check, oneAssetAtMost.params);
export type VisualizeRequest = z.input<typeof visualizeRequest>;

const label = z.string().max(200).nullable().default(null);

export const generateGroundedRequest = z.object({
  modelId: paintedModelId.default(1),
  /** The asset in the earlier picture. */
  productId: z.string().max(200).nullable().default(null),
  scene: label,
  style: label,
  clothing: label,
  color: label,
  customPrompt: prompt,
  /** A picture of the user's own, or a public one of the gallery. */
  groundingImageUrl: z.string().min(1).max(2_000),
  /** The prompt of that picture. */
  groundingPrompt: z.string().max(4_000).nullable().default(null),
  imageModel: chosenImageModel,
  creditFree,
  anyway,
});
export type GenerateGroundedRequest = z.input<typeof generateGroundedRequest>;

export const visualize = endpoint({
  method: 'POST',
  path: '/api/visualize',
  ...PAID_SESSION,
  body: visualizeRequest,
  words: {
    tag: 'Generations',
    summary: 'Generate pictures with the prompt builder’s form',
    example: {
      request: { customPrompt: 'A team around a table', category: 'business', imageCount: 1 },
      response: ACCEPTED_EXAMPLE,
    },
  },
});

export const generateGrounded = endpoint({
  method: 'POST',
  path: '/api/generate-grounded',
  ...PAID_SESSION,
  body: generateGroundedRequest,
  words: { tag: 'Generations', summary: 'Refine an earlier picture' },
});
