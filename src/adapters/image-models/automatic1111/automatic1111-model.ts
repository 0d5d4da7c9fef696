import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import { z } from 'zod';
import { parseJson, requestJson } from '../../model-providers/calls/request-json.ts';
import type { WatchedCall } from '../../model-providers/provider.ts';

export interface Automatic1111Options {
  /** Without `/sdapi`, and without a trailing slash. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** A name from the server's list; the server's default if undefined. */
  sampler?: string | undefined;
  /** The server's default if undefined. */
  steps?: number | undefined;
  negativePrompt?: string | undefined;
  fetch: typeof globalThis.fetch;
}

/** The model name for the checkpoint that the server has loaded. */
const LOADED = 'default';

/** Strength of the change: masked areas are repainted; without a mask the composition is kept. */
const DENOISING = { masked: 0.9, whole: 0.65 };

const answer = z.object({
  images: z.array(z.string()).min(1),
  // JSON in a string; SD.Next sends an object, and stable-diffusion.cpp another string.
  info: z.unknown().optional(),
});

const info = z.looseObject({ index_of_first_image: z.number().int().min(0) });

/**
 * The web API of AUTOMATIC1111, Forge, SD.Next and stable-diffusion.cpp's server.
 * @param modelId a checkpoint's name, or `default` for the loaded one
 */
export function createAutomatic1111Model(
  modelId: string,
  { url, headers, sampler, steps, negativePrompt = '', fetch }: Automatic1111Options,
): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'automatic1111.image',
    modelId,
    maxImagesPerCall: 4,
    supportsFileInputs: true,
    supportsMaskInputs: true,
    async doGenerate(options: WatchedCall) {
      const [width, height] = options.size?.split('x').map(Number) ?? [];
      const reference = options.files?.[0];
      const { value, headers: responseHeaders } = await requestJson(fetch, {
        url: `${url}/sdapi/v1/${reference ? 'img2img' : 'txt2img'}`,
        headers: { ...headers, ...options.headers },
        body: {
          prompt: options.prompt ?? '',
          negative_prompt: [options.negativePrompt, negativePrompt].filter(Boolean).join(', '),
          seed: options.seed ?? -1,
          width,
          height,
          batch_size: options.n,
          n_iter: 1,
          send_images: true,
          save_images: false,
          ...(sampler ? { sampler_name: sampler } : {}),
          ...(steps ? { steps } : {}),
          ...(modelId === LOADED ? {} : { override_settings: { sd_model_checkpoint: modelId } }),
          ...(reference ? await toImageInput(reference, options.mask) : {}),
        },
        signal: options.abortSignal,
        schema: answer,
      });
      return {
        images: picturesOf(value, options.n),
        warnings: options.aspectRatio ? [{ type: 'unsupported', feature: 'aspectRatio' }] : [],
        response: { timestamp: new Date(), modelId, headers: responseHeaders },
      };
    },
  };
}

async function toImageInput(
  reference: ImageModelV4File,
  mask: ImageModelV4CallOptions['mask'],
): Promise<Record<string, unknown>> {
  return {
    init_images: [toBase64(reference)],
    denoising_strength: mask ? DENOISING.masked : DENOISING.whole,
    ...(mask
      ? {
          mask: await toLumaMask(Buffer.from(toBase64(mask), 'base64')),
          inpainting_mask_invert: 0,
          // Fill with noise.
          inpainting_fill: 2,
          inpaint_full_res: false,
          mask_blur: 8,
        }
      : {}),
  };
}

function toBase64(file: ImageModelV4File): string {
  if (file.type === 'url') throw new TypeError('A picture must be given, not its address');
  return typeof file.data === 'string' ? file.data : Buffer.from(file.data).toString('base64');
}

/** Depending on its settings, the server adds a contact sheet before the pictures, or ControlNet's maps after them. */
function picturesOf(value: z.infer<typeof answer>, count: number): string[] {
  const said = typeof value.info === 'string' ? parseJson(value.info) : value.info;
  const first = info.safeParse(said).data?.index_of_first_image ?? 0;
  return value.images.slice(first, first + count).map((image) => image.replace(/^data:[^,]*,/, ''));
}

/**
 * A mask for the web API: white where the model paints. In a mask with alpha, transparent areas are painted, as in
 * OpenAI's API.
 * @returns a gray PNG in base64
 */
async function toLumaMask(mask: Uint8Array): Promise<string> {
  const picture = sharp(mask);
  const { hasAlpha } = await picture.metadata();
  const luma = hasAlpha ? picture.extractChannel('alpha').negate() : picture.greyscale();
  return (await luma.toColourspace('b-w').png().toBuffer()).toString('base64');
}
