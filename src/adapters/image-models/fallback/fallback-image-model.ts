import { phraseFailure } from '#phrases';
import { ProviderError } from '#platform/errors/provider-error';
import type { GenerateOptions, ImageModel, ImageRequest, ProducedImage } from '#ports/image-model';
import { nameOfMaker } from '../../model-providers/registry.ts';

/**
 * A model with fallbacks, used in order while it is down or misconfigured. A verdict on the request itself is final.
 */
export function createFallbackImageModel({
  chosen,
  others,
}: {
  chosen: ImageModel;
  others: readonly ImageModel[];
}): ImageModel {
  const fallbacks = others.filter(({ id }) => id !== chosen.id);
  if (fallbacks.length === 0) return chosen;
  const firstOf = (options: GenerateOptions, make: Make) =>
    makeByFirst([chosen, ...fallbacks], options, make);
  return {
    id: chosen.id,
    generate: async (request, options) =>
      (await firstOf(options, async (model, current) => [await model.generate(request, current)]))[0]!,
    // The price was named for the chosen model.
    ...(chosen.repaintPart && { repaintPart: chosen.repaintPart }),
    ...(chosen.generateSeveral && {
      generateSeveral: (request, { count, ...options }) =>
        firstOf(options, (model, current) => makeSeveral(model, request, { ...current, count })),
    }),
  };
}

type Make = (model: ImageModel, options: GenerateOptions) => Promise<ProducedImage[]>;

async function makeSeveral(
  model: ImageModel,
  request: ImageRequest,
  { count, ...options }: GenerateOptions & { count: number },
): Promise<ProducedImage[]> {
  if (model.generateSeveral) return await model.generateSeveral(request, { ...options, count });
  return [await model.generate(request, options)];
}

/** @throws ProviderError of the chosen model, or of a fallback if only that may succeed on a retry */
async function makeByFirst(
  models: readonly ImageModel[],
  { onProgress, ...rest }: GenerateOptions,
  make: Make,
): Promise<ProducedImage[]> {
  const [chosen] = models;
  const failures: ProviderError[] = [];
  const options: GenerateOptions = { ...rest, ...(onProgress && { onProgress: neverBack(onProgress) }) };
  for (const model of models) {
    try {
      const pictures = await make(model, options);
      const [first] = failures;
      if (!first) return pictures;
      const why = failureClause(chosen!.id, first);
      return pictures.map((picture) => madeInstead(picture, model.id, why));
    } catch (error) {
      rest.signal.throwIfAborted();
      if (!needsFallback(error)) throw error;
      failures.push(error);
    }
  }
  throw failures.find(({ kind, wasRetried }) => kind === 'transient' && !wasRetried) ?? failures[0];
}

function needsFallback(error: unknown): error is ProviderError {
  return error instanceof ProviderError && (error.kind === 'transient' || error.kind === 'misconfigured');
}

function madeInstead(picture: ProducedImage, fallback: string, why: string): ProducedImage {
  // The fallback may have used another model itself.
  const { madeBy = fallback } = picture;
  const note = `Made by ${nameOfMaker(madeBy)}, since ${why}.`;
  const { description } = picture;
  return { ...picture, madeBy, description: { ...description, notes: [note, ...description.notes] } };
}

/** Why a model failed, as a clause: the first sentence for users if it names the model or its provider. */
function failureClause(modelId: string, { failure }: ProviderError): string {
  const label = nameOfMaker(modelId);
  const isNamed = failure && ('label' in failure || 'model' in failure);
  return phraseFailure(isNamed ? failure : { code: 'providerUnreached', label }).replace(/\.(\s.*)?$/s, '');
}

/** A fallback's progress starts at 0 again; users never see it go back. */
function neverBack(onProgress: (fraction: number) => void): (fraction: number) => void {
  let most = 0;
  return (fraction) => {
    most = Math.max(most, fraction);
    onProgress(most);
  };
}
