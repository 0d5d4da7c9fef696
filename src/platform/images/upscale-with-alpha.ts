import sharp from 'sharp';
import { lanczosEnlarge } from './lanczos-enlarge.ts';
import type { RawPicture } from './raw-picture.ts';

interface Upscaler {
  /** Scale factor of each side. */
  readonly scale: number;
  /** RGB in, RGB out. */
  upscale(picture: RawPicture, options: UpscaleOptions): Promise<Omit<RawPicture, 'channels'>>;
}

interface UpscaleOptions {
  signal: AbortSignal;
  onProgress?: (fraction: number) => void;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Enlarges a picture with a neural network, then to the exact size with Lanczos resampling. The network takes no alpha
 * channel: alpha is enlarged with Lanczos, and transparent pixels get the colors beside them, so that edges get no dark
 * seam.
 * @throws as the model does
 */
export async function upscaleWithAlpha(
  model: Upscaler,
  picture: RawPicture,
  size: Size,
  options: UpscaleOptions,
): Promise<RawPicture> {
  const colors = picture.channels === 4 ? await withoutAlpha(picture) : picture;
  const { pixels, width, height } = await model.upscale(await fitFor(model, colors, size), options);
  const drawn = await resample({ pixels, width, height, channels: 3 }, size, options.signal);
  return picture.channels === 4 ? await withAlphaOf(picture, drawn, options.signal) : drawn;
}

/** Shrinks a picture that the network would make much larger than needed: the network's time grows with the pixels. */
async function fitFor(model: Upscaler, picture: RawPicture, size: Size): Promise<RawPicture> {
  const wanted = { width: Math.ceil(size.width / model.scale), height: Math.ceil(size.height / model.scale) };
  if (picture.width <= wanted.width * MOST_SPARE) return picture;
  return await reduce(picture, {
    width: Math.round(wanted.width * MOST_SPARE),
    height: Math.round(wanted.height * MOST_SPARE),
  });
}

const MOST_SPARE = 1.25;

/** The colors, spread from the edges into the transparent parts. */
async function withoutAlpha(picture: RawPicture): Promise<RawPicture> {
  const { width, height } = picture;
  const raw = { raw: { width, height, channels: 4 as const } };
  const spread = async (sigma: number) =>
    await sharp(picture.pixels, raw).blur(sigma).png({ compressionLevel: 0 }).toBuffer();
  const layers = await Promise.all(SPREADS.map(spread));
  const [furthest, ...nearer] = layers.toReversed();
  const pixels = await sharp(furthest)
    .composite([...nearer.map((input) => ({ input })), { input: Buffer.from(picture.pixels), ...raw }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { pixels, width, height, channels: 3 };
}

/** Blur radii in pixels, from the edge outward. */
const SPREADS = [2, 8];

async function withAlphaOf(picture: RawPicture, drawn: RawPicture, signal: AbortSignal): Promise<RawPicture> {
  const enlarged = await resample(picture, drawn, signal);
  const pixels = new Uint8Array(drawn.width * drawn.height * 4);
  for (let from = 0, to = 0; to < pixels.length; from += 3, to += 4) {
    pixels[to] = drawn.pixels[from]!;
    pixels[to + 1] = drawn.pixels[from + 1]!;
    pixels[to + 2] = drawn.pixels[from + 2]!;
    pixels[to + 3] = enlarged.pixels[to + 3]!;
  }
  return { pixels, width: drawn.width, height: drawn.height, channels: 4 };
}

async function resample(picture: RawPicture, size: Size, signal: AbortSignal): Promise<RawPicture> {
  if (picture.width === size.width && picture.height === size.height) return picture;
  if (picture.width > size.width || picture.height > size.height) return await reduce(picture, size);
  return await lanczosEnlarge(picture, size, signal);
}

async function reduce({ pixels, ...from }: RawPicture, size: Size): Promise<RawPicture> {
  const reduced = sharp(pixels, { raw: from }).resize({ ...size, fit: 'fill', kernel: 'lanczos3' });
  return { pixels: await reduced.raw().toBuffer(), ...size, channels: from.channels };
}
