import { createHostedImageModel } from '#adapters/image-models/ai-sdk/hosted-image-model';
import { createFallbackImageModel } from '#adapters/image-models/fallback/fallback-image-model';
import { createStagedReferenceImageModel } from '#adapters/image-models/staged/staged-reference-image-model';
import type { HostedModels } from '#adapters/model-providers/hosted-models';
import { findTraits } from '#adapters/model-providers/registry';
import { createHostedVisionModel } from '#adapters/vision-models/ai-sdk/hosted-vision-model';
import { createFallbackVisionModel } from '#adapters/vision-models/fallback/fallback-vision-model';
import type { GenerationModels } from '#features/image-models/rules/generation-models';
import type { CallPurpose } from '#ports/call-journal';
import type { ImageModel } from '#ports/image-model';
import type { TextModel } from '#ports/text-model';
import type { VisionModel } from '#ports/vision-model';
import type { Config } from '../config/config.ts';
import { createTextModel } from './create-text-model.ts';

export interface CreateModelsInput {
  config: Pick<Config, 'models' | 'generationCost'>;
  hosted: HostedModels;
  /** The built-in models. */
  studio: ImageModel;
  builtinVision: VisionModel;
}

/** Without a fallback model, generations wait this long for a provider to recover. */
const MAX_BREAKER_WAIT_MS = 20_000;

/** The configured models, built once for each purpose, since costs are recorded by purpose. */
export interface Models {
  generation: { generationModels: GenerationModels; textModel: TextModel; visionModel: VisionModel };
  gallery: PurposeModels;
  ads: PurposeModels;
}

export interface PurposeModels {
  imageModel: ImageModel;
  textModel: TextModel;
  visionModel: VisionModel;
}

export function createModels(input: CreateModelsInput): Models {
  const { config } = input;
  const { models, generationCost } = config;
  const forPeople = imageModelsFor(input, 'generation');
  const ofPeople = new Map(models.images.map((id) => [id, forPeople(id)]));
  return {
    generation: {
      ...wordsFor(input, 'generation'),
      generationModels: {
        byDefault: ofPeople.get(models.images[0])!,
        find: (id) => ofPeople.get(id),
        costOf: (id) => models.costs.get(id) ?? generationCost,
      },
    },
    gallery: {
      ...wordsFor(input, 'gallery'),
      imageModel: imageModelsFor(input, 'gallery')(models.images[0]),
    },
    ads: { ...wordsFor(input, 'ads'), imageModel: imageModelsFor(input, 'ads')(models.adImage) },
  };
}

function wordsFor(
  { config: { models }, hosted, builtinVision }: CreateModelsInput,
  purpose: CallPurpose,
): { textModel: TextModel; visionModel: VisionModel } {
  const look = (id: string) =>
    id === 'builtin' ? builtinVision : createHostedVisionModel({ id, hosted, purpose });
  return {
    textModel: createTextModel({ models, hosted, purpose }),
    visionModel: createFallbackVisionModel({
      chosen: look(models.vision),
      others: models.visionFallback.map(look),
    }),
  };
}

/** An image model by its id, with its fallbacks. */
function imageModelsFor(input: CreateModelsInput, purpose: CallPurpose): (id: string) => ImageModel {
  const { imageFallback } = input.config.models;
  const { visionModel } = wordsFor(input, purpose);
  const alone = (id: string, maxBreakerWaitMs = 0) =>
    oneImageModel(input, { id, purpose, visionModel, maxBreakerWaitMs });
  return (id) => {
    const others = imageFallback.filter((other) => other !== id);
    const maxBreakerWaitMs = others.length === 0 && purpose === 'generation' ? MAX_BREAKER_WAIT_MS : 0;
    return createFallbackImageModel({
      chosen: alone(id, maxBreakerWaitMs),
      others: others.map((other) => alone(other)),
    });
  };
}

function oneImageModel(
  { config, hosted, studio }: CreateModelsInput,
  {
    id,
    purpose,
    visionModel,
    maxBreakerWaitMs,
  }: { id: string; purpose: CallPurpose; visionModel: VisionModel; maxBreakerWaitMs: number },
): ImageModel {
  const traits = findTraits(id);
  if (!traits) return studio;
  const { safety, prices } = config.models;
  const model = createHostedImageModel({
    id,
    hosted,
    purpose,
    safety,
    usdPerImage: prices.get(id),
    maxBreakerWaitMs,
  });
  return createStagedReferenceImageModel({
    model,
    takesReference: traits.references > 0,
    studio,
    visionModel,
  });
}
