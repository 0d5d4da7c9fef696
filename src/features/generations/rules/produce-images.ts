import { findAssetCredits } from '#features/assets/rules/find-asset-credits';
import type { FindReferenceDeps } from '#features/assets/rules/find-reference';
import { sourceTypeAround } from '#features/assets/rules/source-type-around';
import type { GenerationModels } from '#features/image-models/rules/generation-models';
import { eachCreditOnce } from '#features/images/rules/credit-line';
import { dropObject } from '#features/images/rules/drop-object';
import { storeImage } from '#features/images/rules/store-image';
import { CanceledError } from '#platform/errors/canceled-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { GenerateOptions, ImageModel, ImageRequest, ProducedImage } from '#ports/image-model';
import { storedReferences } from '../contract/further-reference.ts';
import type { GenerationRow } from '../queries/generations.ts';
import { listBegunPictures } from '../queries/picture-calls.ts';
import { beginPictureCall } from './cancellation/begin-picture-call.ts';
import type { StoredPicture } from './complete-generation.ts';
import { imageRequest } from './image-request.ts';
import { imageSeed } from './image-seed.ts';

export type ProduceImagesDeps = FindReferenceDeps &
  Parameters<typeof storeImage>[0] & { generationModels: GenerationModels };

// The most pictures that one call asks for.
const BATCH = 4;

/**
 * Makes and stores the generation's pictures, in as few calls as the model allows.
 * @param stored receives each picture once it is stored; it stays filled if this fails
 * @throws ProviderError as the model, the signer and the object store do; the signal's reason.
 */
export async function produceImages(
  deps: ProduceImagesDeps,
  generation: GenerationRow,
  { stored, ...options }: GenerateOptions & { stored: StoredPicture[] },
): Promise<void> {
  const model = findModel(deps.generationModels, generation);
  const request = await imageRequest(deps, generation);
  const { imageCount } = generation;
  while (stored.length < imageCount) {
    const position = stored.length;
    const count = model.generateSeveral ? Math.min(BATCH, imageCount - position) : 1;
    const batch = await ask(
      model,
      {
        ...request,
        seed: imageSeed(generation.seed, position),
        // The same in each attempt, so that a provider does not make a picture twice.
        requestKey: `${generation.id}:${position}`,
      },
      {
        count,
        signal: options.signal,
        beginCall: (call) => beginPictureCall(deps, { generation, from: position }, call),
        onProgress: (fraction) => options.onProgress?.((position + count * fraction) / imageCount),
        onPreview: (preview) => options.onPreview?.(preview),
      },
    );
    // Pictures that arrive after a cancellation have been paid for, so they are stored.
    if (!(options.signal.reason instanceof CanceledError)) options.signal.throwIfAborted();
    await storeAll(deps, generation, batch.slice(0, count), { stored, position, signal: options.signal });
    options.signal.throwIfAborted();
  }
}

/** The requested model; if it is no longer on offer, the default with a note on each picture. */
function findModel({ byDefault, find }: GenerationModels, { imageModel: id }: GenerationRow): ImageModel {
  const asked = find(id);
  if (asked) return asked;
  const note = `${id} is not offered any more, so ${byDefault.id} made this picture.`;
  const noted = ({ description, ...produced }: ProducedImage): ProducedImage => ({
    madeBy: byDefault.id,
    ...produced,
    description: { ...description, notes: [...description.notes, note] },
  });
  return {
    id: byDefault.id,
    generate: async (...asked) => noted(await byDefault.generate(...asked)),
    ...(byDefault.generateSeveral && {
      generateSeveral: async (...asked) => (await byDefault.generateSeveral!(...asked)).map(noted),
    }),
  };
}

async function ask(
  model: ImageModel,
  request: ImageRequest,
  { count, ...options }: GenerateOptions & { count: number },
): Promise<ProducedImage[]> {
  if (count === 1 || !model.generateSeveral) return [await model.generate(request, options)];
  const batch = await model.generateSeveral(request, { ...options, count });
  if (batch.length > 0) return batch;
  throw new ProviderError('transient', `${model.id} made no picture`, { wasRetried: true });
}

/** Stores every valid picture of a batch. @throws the first error, after storing the others */
async function storeAll(
  deps: ProduceImagesDeps,
  generation: GenerationRow,
  batch: readonly ProducedImage[],
  { stored, position, signal }: { stored: StoredPicture[]; position: number; signal: AbortSignal },
): Promise<void> {
  const failures: unknown[] = [];
  for (const [index, produced] of batch.entries()) {
    try {
      if (!(await isWanted(deps, generation, { position: position + index, signal }))) continue;
      const image = await storeImage(deps, await describeOrigin(deps, generation, produced));
      if (!(await isWanted(deps, generation, { position: position + index, signal }))) {
        await dropObject(deps, image.objectKey);
        continue;
      }
      const cost = produced.madeBy === undefined ? undefined : deps.generationModels.costOf(produced.madeBy);
      stored.push({ ...image, position: position + index, ...(cost !== undefined && { cost }) });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Whether a picture will be delivered: not if the attempt was aborted, and after a cancellation only if it was charged.
 * Other pictures are dropped, since no quota counts them.
 */
async function isWanted(
  { db }: ProduceImagesDeps,
  { id }: GenerationRow,
  { position, signal }: { position: number; signal: AbortSignal },
): Promise<boolean> {
  if (!signal.aborted) return true;
  if (!(signal.reason instanceof CanceledError)) return false;
  return (await listBegunPictures(db, id)).some((begun) => begun.position === position);
}

/** Marks a picture with assets in it as a composite, and adds the assets' credits. */
async function describeOrigin(
  deps: ProduceImagesDeps,
  { productId, furtherReferences }: GenerationRow,
  { description, ...produced }: ProducedImage,
): Promise<ProducedImage> {
  // Only an upload as it came has none.
  const byModel = description.digitalSourceType!;
  const assets = [
    ...(productId === null ? [] : [productId]),
    ...storedReferences
      .parse(furtherReferences)
      // Of a style that the model did not get as a picture, only colors and light are in the new one.
      .filter(({ use }) => use === 'subject' || byModel === 'compositeWithTrainedAlgorithmicMedia')
      .map(({ id }) => id),
  ];
  if (assets.length === 0) return { ...produced, description };
  const digitalSourceType = await sourceTypeAround(deps, assets, byModel);
  const ofAssets = await Promise.all(assets.map((id) => findAssetCredits(deps, id)));
  const credits = eachCreditOnce([...(description.credits ?? []), ...ofAssets.flat()]);
  return {
    ...produced,
    description: { ...description, digitalSourceType, ...(credits.length > 0 && { credits }) },
  };
}
