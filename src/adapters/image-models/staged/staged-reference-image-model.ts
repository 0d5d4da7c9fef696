import { baseForms, splitWords } from '#engines/studio/prompt/split-words';
import { phrases } from '#engines/studio/scene/phrases';
import { STAGING_WORDS } from '#engines/studio/scene/staging-words';
import { ProviderError } from '#platform/errors/provider-error';
import type { GenerateOptions, ImageModel, ImageRequest, ProducedImage } from '#ports/image-model';
import type { PictureFacts, VisionModel } from '#ports/vision-model';
import { nameOfMaker } from '../../model-providers/registry.ts';

const STAGING: ReadonlySet<string> = new Set(Object.values(STAGING_WORDS).flatMap(phrases));

export interface StagedReferenceInput {
  model: ImageModel;
  /** Whether the model takes references itself. */
  takesReference: boolean;
  studio: ImageModel;
  visionModel: VisionModel;
}

/**
 * Adds support for references to a model: the studio engine stages them, guided by the vision model's description.
 */
export function createStagedReferenceImageModel(input: StagedReferenceInput): ImageModel {
  const { model, takesReference } = input;
  if (takesReference) return model;
  return {
    id: model.id,
    generate: (request, options) =>
      request.reference ? stage(input, request, options) : model.generate(request, options),
    ...(model.generateSeveral && {
      generateSeveral: async (request, options) =>
        request.reference
          ? [await stage(input, request, options)]
          : await model.generateSeveral!(request, options),
    }),
  };
}

async function stage(
  { model, studio, visionModel }: StagedReferenceInput,
  request: ImageRequest,
  options: GenerateOptions,
): Promise<ProducedImage> {
  const facts = await lookAt(visionModel, request.reference!, options.signal);
  const produced = await studio.generate({ ...request, prompt: withSeen(request.prompt, facts) }, options);
  const { description } = produced;
  const note = `Made by ${nameOfMaker(studio.id)}, since ${nameOfMaker(model.id)} takes no reference pictures.`;
  return {
    ...produced,
    madeBy: studio.id,
    description: {
      ...description,
      tags: [...new Set([...(facts?.tags ?? []), ...(description.tags ?? [])])],
      notes: [note, ...description.notes],
    },
  };
}

/** Describes a reference; undefined if the vision model fails, since staging works without. */
async function lookAt(
  visionModel: VisionModel,
  reference: NonNullable<ImageRequest['reference']>,
  signal: AbortSignal,
): Promise<PictureFacts | undefined> {
  try {
    return await visionModel.lookAt(reference, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

/**
 * The prompt with the description's words that name a staging. The prompt comes first, so that its own staging words take
 * precedence.
 */
function withSeen(prompt: string, facts: PictureFacts | undefined): string {
  const seen = splitWords([facts?.description ?? '', ...(facts?.tags ?? [])].join(' '));
  const telling = new Set(seen.filter((word) => baseForms(word).some((form) => STAGING.has(form))));
  return [prompt.trim(), ...telling].join(', ');
}
