import type { ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import type { EncodedImage, Grounding, ImageRequest } from '#ports/image-model';
import type { ImageModelTraits } from '../../model-providers/provider.ts';
import { notesOnLeftOut } from '../notes-on-left-out.ts';
import { addedWords, composePrompt } from './compose-prompt.ts';

/** A request to a model, without the shape. */
export interface Work {
  /** The whole text for the model. */
  prompt: string;
  /** For a model that takes it beside the prompt. */
  negativePrompt?: string | undefined;
  /** The prompt without settings, kept for refinements. */
  subject: string;
  files: ImageModelV4File[];
  /** 31 bits, which every provider takes; `undefined` if the model takes none. */
  seed: number | undefined;
  /** Of the earlier picture, if the model gets it. */
  credits: Grounding['credits'];
  /** Sentences for the user about pictures that the model could not take. */
  notes: string[];
  /** Whether the model gets the picture of the style; otherwise its colors and light are applied afterwards. */
  hasStyle: boolean;
}

/** The details that hosted models store with a picture. */
const made = z.object({ model: z.string(), prompt: z.string(), seed: z.number().optional() });
const SEEDS = 2 ** 31;

/**
 * Plans the prompt, seed and input images. To refine, a model that takes images gets the earlier picture; any other gets
 * the earlier prompt and the new words, with the same seed. The same prompt again gets a new seed. A model that takes fewer
 * pictures than were given gets the earlier one first, then the subjects, then the style.
 * @throws ProviderError `rejected` if an input image cannot be decoded
 */
export async function planWork(id: string, request: ImageRequest, traits: ImageModelTraits): Promise<Work> {
  // A picture without a prompt, such as a cut-out, is used as the reference.
  const grounding = request.grounding?.prompt.trim() ? request.grounding : undefined;
  const isAnotherTake = grounding !== undefined && addedWords(grounding.prompt, request.prompt) === '';
  const earlier = isAnotherTake || traits.references === 0 ? undefined : grounding?.image;
  const subjects = [request.reference, ...(request.furtherReferences ?? [])].filter(
    (one) => one !== undefined,
  );
  const places = traits.references - (earlier ? 1 : 0);
  const taken = subjects.slice(0, places);
  const style = places > taken.length ? request.style : undefined;
  // The earlier picture shows the reference already.
  const isShown = earlier !== undefined && request.reference !== undefined && taken.length === 0;
  const attached = { earlier: earlier !== undefined, subjects: taken.length, style: style !== undefined };
  const pictures = [earlier, ...taken, style].filter((picture) => picture !== undefined);
  const kept = grounding && !isAnotherTake && !earlier ? keepEarlier(id, request, grounding) : request;
  return {
    prompt: composePrompt(
      { ...(traits.takesNegative ? withoutNegative(request) : request), prompt: kept.prompt },
      attached,
    ),
    negativePrompt: traits.takesNegative ? request.negativePrompt : undefined,
    subject: kept.prompt,
    files: await Promise.all(pictures.map(toFile)),
    seed: traits.takesSeed ? kept.seed % SEEDS : undefined,
    credits: earlier && grounding?.credits,
    notes: notesOnLeftOut(subjects.length - taken.length - (isShown ? 1 : 0)),
    hasStyle: style !== undefined,
  };
}

function withoutNegative({ negativePrompt: _, ...request }: ImageRequest): ImageRequest {
  return request;
}

/** The earlier prompt with the added words, and the earlier seed if the model is the same. */
function keepEarlier(
  id: string,
  { prompt, seed }: ImageRequest,
  grounding: Grounding,
): Pick<ImageRequest, 'prompt' | 'seed'> {
  const { data } = made.safeParse(grounding.details);
  const added = addedWords(grounding.prompt, prompt);
  return {
    // The prompt sent to the model may say more than the typed one.
    prompt: data && added ? `${data.prompt.replace(/[\s.,]+$/u, '')}, ${added}` : prompt,
    seed: data?.model === id ? (data.seed ?? seed) : seed,
  };
}

const MOST_PIXELS = 50_000_000;
/** No model uses more. */
const LONGEST_SIDE = 2_048;
const JPEG_QUALITY = 92;
/** A mean lightness above this, of 255, is invisible on white. */
const LIGHT = 200;
const WHITE = { r: 255, g: 255, b: 255 };
const GRAY = { r: 120, g: 120, b: 120 };

/**
 * A picture for models: upright, sRGB, at most 2,048 pixels a side, and opaque, since some models read transparency as black
 * or as a mask. The background of a cut-out is white, or gray if the cut-out is light.
 * @throws ProviderError `rejected` if it cannot be decoded
 */
async function toFile({ bytes }: EncodedImage): Promise<ImageModelV4File> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 3 })
      .toBuffer();
    const { isOpaque } = await sharp(upright).stats();
    if (isOpaque) {
      const jpeg = sharp(upright).removeAlpha().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' });
      return { type: 'file', mediaType: 'image/jpeg', data: await jpeg.toBuffer() };
    }
    const background = (await isLight(upright)) ? GRAY : WHITE;
    const flat = await sharp(upright).flatten({ background }).png().toBuffer();
    return { type: 'file', mediaType: 'image/png', data: flat };
  } catch (error) {
    const message = `The reference picture cannot be decoded: ${(error as Error).message}`;
    throw new ProviderError('rejected', message, {
      cause: error,
      failure: { code: 'referenceUnreadable' },
    });
  }
}

/** Whether the opaque part of a cut-out is light. */
async function isLight(png: Buffer): Promise<boolean> {
  const { data } = await sharp(png)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [weight, light] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    weight += data[at + 3]!;
    light += data[at + 3]! * (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
  }
  return weight > 0 && light / weight > LIGHT;
}
