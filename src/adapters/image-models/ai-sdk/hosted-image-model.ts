import type { ImageModelV4, ImageModelV4CallOptions } from '@ai-sdk/provider';
import { CanceledError } from '#platform/errors/canceled-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose } from '#ports/call-journal';
import type { BeginCall, GenerateOptions, ImageModel, ImageRequest, ProducedImage } from '#ports/image-model';
import type { HostedModels } from '../../model-providers/hosted-models.ts';
import { expectedCost, imageCost } from '../../model-providers/price-of.ts';
import type { ImageModelTraits, Provider, Safety } from '../../model-providers/provider.ts';
import { composePrompt } from './compose-prompt.ts';
import { createCreep } from './creep-progress.ts';
import { describeMadePicture } from './describe-made-picture.ts';
import { fitPicture } from './fit-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import { layOut, takeOut } from './outpaint.ts';
import { planWork, type Work } from './plan-work.ts';
import { shareKept } from './proportions.ts';
import { type MadePicture, readResult } from './read-result.ts';
import { type Shape, shapeRequest } from './shape-request.ts';
import { traitsOf } from './traits-of.ts';

export interface HostedImageModelInput {
  /** `provider/model`. */
  id: string;
  hosted: Pick<HostedModels, 'image' | 'call'>;
  purpose: CallPurpose;
  safety: Safety;
  /** What the operator says an image costs; the provider's price where it is not given. */
  usdPerImage: number | undefined;
  /** Milliseconds that a picture waits, at most, while the provider is left alone after failures. */
  patienceMs?: number;
}

/** Milliseconds that a model is taken to need before it has made its first picture. */
const USUAL_MS = 15_000;
/** Where less of a picture would stay, it is rather painted on than cropped. */
const ENOUGH_KEPT = 0.7;

/** Nothing that the words speak of goes along. */
const ALONE = { earlier: false, reference: false };

/** A model of somebody else's that is reached through the AI SDK. */
export function createHostedImageModel(input: HostedImageModelInput): ImageModel {
  const creep = createCreep({ usualMs: USUAL_MS });
  const make = (request: ImageRequest, { onProgress, ...options }: GenerateOptions, count: number) =>
    creep.during(onProgress, () => makePictures(input, request, { ...options, count }));
  return {
    id: input.id,
    generate: async (request, options) => (await make(request, options, 1))[0]!,
    ...(traitsOf(input.id).imagesPerCall > 1 && {
      generateSeveral: (request, { count, ...options }) => make(request, options, count),
    }),
  };
}

/** A model that has been opened, and what is made by it. */
interface Making extends HostedImageModelInput {
  model: ImageModelV4;
  traits: ImageModelTraits;
  provider: Provider;
  request: ImageRequest;
  work: Work;
  shape: Shape;
  signal: AbortSignal;
  beginCall: BeginCall | undefined;
}

async function makePictures(
  input: HostedImageModelInput,
  request: ImageRequest,
  { signal, beginCall, count }: Pick<GenerateOptions, 'signal' | 'beginCall'> & { count: number },
): Promise<ProducedImage[]> {
  const opened = await input.hosted.image(input.id);
  const work = await planWork(input.id, request, opened.traits);
  const shape = shapeRequest(request, opened.traits.shapes);
  const making: Making = { ...input, ...opened, request, work, shape, signal, beginCall };
  const made = await ask(making, {
    first: 0,
    n: Math.min(count, opened.traits.imagesPerCall),
    prompt: work.prompt,
    files: work.files,
    requestKey: request.requestKey,
  });
  const pictures: ProducedImage[] = [];
  for (const [position, one] of made.entries()) {
    throwUnlessPaid(signal);
    pictures.push(await finish(making, one, position));
  }
  return pictures;
}

/** A picture of a canceled generation that came all the same has been paid for: it is finished. */
function throwUnlessPaid(signal: AbortSignal): void {
  if (!(signal.reason instanceof CanceledError)) signal.throwIfAborted();
}

/** One call: its pictures, or why there are none. */
async function ask(
  making: Making,
  {
    first,
    n,
    prompt,
    files,
    mask,
    requestKey,
  }: Pick<Work, 'prompt' | 'files'> & {
    /** The first of the pictures that it is for, from 0. */
    first: number;
    n: number;
    mask?: ImageModelV4CallOptions['mask'];
    requestKey: string | undefined;
  },
): Promise<MadePicture[]> {
  const { id, hosted, purpose, safety, usdPerImage, patienceMs, model, traits, provider } = making;
  const { work, shape, signal, beginCall } = making;
  const price = { price: traits.price, usdPerImage, width: shape.width, height: shape.height };
  const call = {
    id,
    kind: 'image' as const,
    purpose,
    ...expectedCost({ ...price, images: n }),
    signal,
    ...(beginCall && {
      begin: () => beginCall({ model: id, first, count: n, mayBeFree: provider.whenCanceled === 'asks' }),
    }),
    ...(requestKey !== undefined && { requestKey }),
    ...(patienceMs !== undefined && { patienceMs }),
  };
  return await hosted.call(call, async ({ signal: limited, headers }) => {
    const result = await model.doGenerate({
      prompt,
      n,
      size: shape.size,
      aspectRatio: shape.aspectRatio,
      seed: work.seed,
      files: files.length > 0 ? files : undefined,
      mask,
      providerOptions:
        traits.options?.({
          width: shape.width,
          height: shape.height,
          safety,
          hasReference: files.length > 0,
        }) ?? {},
      abortSignal: limited,
      headers,
    });
    const value = await readResult(result, provider.label);
    const usd = imageCost({ ...price, images: value.length, usage: result.usage });
    return {
      value,
      result: {
        images: value.length,
        inputTokens: result.usage?.inputTokens,
        outputTokens: result.usage?.outputTokens,
        ...(usd !== undefined && { usd }),
      },
    };
  });
}

/** Brings a picture to the size that was asked for, and says what it is. */
async function finish(making: Making, made: MadePicture, position: number): Promise<ProducedImage> {
  const { id, traits, request, work } = making;
  const wider = await paintOn(making, made.picture, position);
  const fitted = await fitPicture(wider ?? made.picture, request);
  return {
    image: fitted.image,
    description: describeMadePicture({
      model: id,
      subject: work.subject,
      settings: request.settings,
      hasReference: request.reference !== undefined && traits.references > 0,
      seed: made.seed ?? (work.seed === undefined ? undefined : work.seed + position),
      revisedPrompt: made.revisedPrompt,
      came: made.picture,
      wanted: request,
      fitted,
      isOutpainted: wider !== undefined,
    }),
  };
}

/**
 * The picture with more around it, where cropping would take too much of it and the model can; a crop is what is left
 * when that fails.
 */
async function paintOn(
  making: Making,
  picture: OpenPicture,
  position: number,
): Promise<OpenPicture | undefined> {
  const { traits, request, work, shape, signal } = making;
  if (!traits.takesMask || picture.channels === 4 || shareKept(picture, request) >= ENOUGH_KEPT)
    return undefined;
  const layout = await layOut(picture, request, shape);
  try {
    const [painted] = await ask(making, {
      first: position,
      n: 1,
      prompt: `${composePrompt({ ...request, prompt: work.subject }, ALONE)} ${howToGoOn(picture, request)}`,
      files: [layout.file],
      mask: layout.mask,
      requestKey: request.requestKey && `${request.requestKey}/on/${position}`,
    });
    return await takeOut(picture, painted!.picture, layout);
  } catch (error) {
    throwUnlessPaid(signal);
    if (error instanceof ProviderError || error instanceof CanceledError) return undefined;
    throw error;
  }
}

function howToGoOn(picture: OpenPicture, { width, height }: ImageRequest): string {
  const sides =
    width * picture.height > height * picture.width
      ? 'to the left and to the right'
      : 'upwards and downwards';
  return `The attached picture is the middle of a larger one: continue its scene ${sides} beyond its edges, in the same light, perspective and style, without seam, border or frame.`;
}
