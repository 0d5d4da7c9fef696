import type { ImageModelV4, ImageModelV4CallOptions } from '@ai-sdk/provider';
import { applyLook } from '#engines/painter/look';
import { CanceledError } from '#platform/errors/canceled-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose } from '#ports/call-journal';
import type {
  BeginCall,
  EncodedImage,
  GenerateOptions,
  ImageModel,
  ImageRequest,
  PartRequest,
  ProducedImage,
  RawPixels,
} from '#ports/image-model';
import type { HostedModels } from '../../model-providers/hosted-models.ts';
import { expectedCost, imageCost } from '../../model-providers/price-of.ts';
import type {
  ImageModelTraits,
  Provider,
  Safety,
  WatchCall,
  WatchedCall,
} from '../../model-providers/provider.ts';
import { traitsOf } from '../../model-providers/registry.ts';
import { readLook } from '../read-look.ts';
import { composePrompt } from './compose-prompt.ts';
import { describeMadePicture } from './describe-made-picture.ts';
import { type FittedPicture, fitPicture } from './fit-picture.ts';
import { openAnswer } from './open-answer.ts';
import type { OpenPicture } from './open-picture.ts';
import { layOut, takeOut } from './outpaint.ts';
import { planWork, type Work } from './plan-work.ts';
import { createProgressEstimate } from './progress-estimate.ts';
import { shareKept } from './proportions.ts';
import { type MadePicture, readResult } from './read-result.ts';
import { planPart, takeOutPart } from './repaint-part.ts';
import { type Shape, shapeRequest } from './shape-request.ts';

export interface HostedImageModelInput {
  /** `provider/model`. */
  id: string;
  hosted: Pick<HostedModels, 'image' | 'call'>;
  purpose: CallPurpose;
  safety: Safety;
  /** The operator's configured price; the provider's price by default. */
  usdPerImage: number | undefined;
  /** Maximum wait in milliseconds while the circuit breaker is open. */
  maxBreakerWaitMs?: number;
}

/** Expected duration before the first picture is made. */
const USUAL_MS = 15_000;
/** If less of a picture would be kept, it is extended (outpainting) instead of cropped. */
const ENOUGH_KEPT = 0.7;

const NO_PICTURES = { earlier: false, subjects: 0, style: false };

/** A hosted model, called through the AI SDK. */
export function createHostedImageModel(input: HostedImageModelInput): ImageModel {
  const estimate = createProgressEstimate({ usualMs: USUAL_MS });
  const make = (request: ImageRequest, { onProgress, ...options }: GenerateOptions, count: number) =>
    estimate.during(onProgress, (report) =>
      makePictures(input, request, { ...options, count, ...(report && { onProgress: report }) }),
    );
  return {
    id: input.id,
    generate: async (request, options) => (await make(request, options, 1))[0]!,
    ...(traitsOf(input.id).takesMask && {
      repaintPart: (request: PartRequest, { onProgress, ...options }: GenerateOptions) =>
        estimate.during(onProgress, (report) =>
          paintPart(input, request, { ...options, ...(report && { onProgress: report }) }),
        ),
    }),
    ...(traitsOf(input.id).imagesPerCall > 1 && {
      generateSeveral: (request, { count, ...options }) => make(request, options, count),
    }),
  };
}

/** A request and the opened model for it. */
interface Making extends HostedImageModelInput {
  model: ImageModelV4;
  traits: ImageModelTraits;
  provider: Provider;
  request: ImageRequest;
  work: Work;
  shape: Shape;
  signal: AbortSignal;
  beginCall: BeginCall | undefined;
  watch: WatchCall;
}

async function makePictures(
  input: HostedImageModelInput,
  request: ImageRequest,
  { signal, beginCall, count, ...watching }: GenerateOptions & { count: number },
): Promise<ProducedImage[]> {
  const opened = await input.hosted.image(input.id);
  const work = await planWork(input.id, request, opened.traits);
  const shape = shapeRequest(request, opened.traits.shapes);
  const watch = watchCall(watching, opened.provider.label);
  const making: Making = { ...input, ...opened, request, work, shape, signal, beginCall, watch };
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

/** Pictures of a canceled generation are finished if they arrive, since they have been paid for. */
function throwUnlessPaid(signal: AbortSignal): void {
  if (!(signal.reason instanceof CanceledError)) signal.throwIfAborted();
}

/** Makes one call. */
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
    /** Index of its first picture. */
    first: number;
    n: number;
    mask?: ImageModelV4CallOptions['mask'];
    requestKey: string | undefined;
  },
): Promise<MadePicture[]> {
  const { id, hosted, purpose, safety, usdPerImage, maxBreakerWaitMs, model, traits, provider } = making;
  const { work, shape, signal, beginCall, watch } = making;
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
    ...(maxBreakerWaitMs !== undefined && { maxBreakerWaitMs }),
  };
  return await hosted.call(call, async ({ signal: limited, headers }) => {
    const asked: WatchedCall = {
      prompt,
      negativePrompt: work.negativePrompt,
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
      watch,
    };
    const result = await model.doGenerate(asked);
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

/** Decodes one preview at a time, like pictures; those that come in between are dropped. */
function watchCall(
  { onProgress, onPreview }: Pick<GenerateOptions, 'onProgress' | 'onPreview'>,
  from: string,
): WatchCall {
  let isOpening = false;
  return {
    ...(onProgress && { onProgress }),
    ...(onPreview && {
      onPreview(bytes) {
        if (isOpening) return;
        isOpening = true;
        openAnswer(bytes, from)
          .then(({ pixels, width, height, channels }) =>
            onPreview({ pixels: channels === 3 ? pixels : withoutAlpha(pixels), width, height }),
          )
          // A preview that cannot be read is not missed.
          .catch(() => undefined)
          .finally(() => {
            isOpening = false;
          });
      },
    }),
  };
}

function withoutAlpha(pixels: Uint8Array): Uint8Array {
  return pixels.filter((_, at) => at % 4 !== 3);
}

/** Has the masked part of a picture painted anew, in the shape nearest to the picture's. */
async function paintPart(
  input: HostedImageModelInput,
  part: PartRequest,
  { signal, beginCall, ...watching }: GenerateOptions,
): Promise<RawPixels> {
  const opened = await input.hosted.image(input.id);
  const { width, height } = part.picture;
  const request: ImageRequest = { prompt: part.prompt, width, height, seed: part.seed };
  const shape = shapeRequest(request, opened.traits.shapes);
  const { work, layout } = await planPart(part, opened.traits, shape);
  const watch = watchCall(watching, opened.provider.label);
  const [painted] = await ask(
    { ...input, ...opened, request, work, shape, signal, beginCall, watch },
    { ...work, first: 0, n: 1, mask: layout.mask, requestKey: part.requestKey },
  );
  throwUnlessPaid(signal);
  return await takeOutPart(painted!.picture, layout, part.picture);
}

/** Resizes a picture to the requested size, and describes it. */
async function finish(making: Making, made: MadePicture, position: number): Promise<ProducedImage> {
  const { id, traits, request, work } = making;
  const wider = await outpaint(making, made.picture, position);
  const fitted = await fitPicture(wider ?? made.picture, request);
  if (request.style && !work.hasStyle) await takeOverLook(fitted, request.style);
  return {
    image: fitted.image,
    description: describeMadePicture({
      model: id,
      subject: work.subject,
      settings: request.settings,
      hasReference: work.hasStyle || (request.reference !== undefined && traits.references > 0),
      seed: made.seed ?? (work.seed === undefined ? undefined : work.seed + position),
      revisedPrompt: made.revisedPrompt,
      came: made.picture,
      wanted: request,
      fitted,
      isOutpainted: wider !== undefined,
      credits: work.credits,
      notes: work.notes,
    }),
  };
}

/** A cut-out keeps its colors: it is a thing, and no scene. */
async function takeOverLook({ image }: FittedPicture, style: EncodedImage): Promise<void> {
  if ('pixels' in image) applyLook(image.pixels, await readLook(style));
}

/** Extends a picture if cropping would lose too much and the model can; undefined if it cannot or fails. */
async function outpaint(
  making: Making,
  picture: OpenPicture,
  position: number,
): Promise<OpenPicture | undefined> {
  const { traits, request, work, shape, signal } = making;
  if (!traits.takesMask || picture.channels === 4 || shareKept(picture, request) >= ENOUGH_KEPT)
    return undefined;
  const layout = await layOut(picture, request, shape);
  // The earlier picture is the attached file, so its prompt is not repeated.
  const { settings, negativePrompt } = request;
  const scene = composePrompt(
    {
      prompt: work.subject,
      ...(settings && { settings }),
      ...(!traits.takesNegative && negativePrompt && { negativePrompt }),
    },
    NO_PICTURES,
  );
  try {
    const [painted] = await ask(making, {
      first: position,
      n: 1,
      prompt: `${scene} ${outpaintInstruction(picture, request)}`,
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

function outpaintInstruction(picture: OpenPicture, { width, height }: ImageRequest): string {
  const sides =
    width * picture.height > height * picture.width
      ? 'to the left and to the right'
      : 'upwards and downwards';
  return `The attached picture is the middle of a larger one: continue its scene ${sides} beyond its edges, in the same light, perspective and style, without seam, border or frame.`;
}
