import { decodePicture, type Picture, readPixels } from '#platform/images/decode-picture';
import type { AdDesign, DesignPicture } from '#ports/ad-composer';
import { findFocus } from './find-focus.ts';

export interface Size {
  width: number;
  height: number;
}

const JPEG_QUALITY = 90;
/** Alpha, 0 to 255. Fainter pixels count as transparent. */
const FAINT = 12;
/** Mean alpha, 0 to 255, below which a picture counts as a cut-out. */
const MOSTLY_OPAQUE = 240;
/** Pixels of a logo in the largest ads. */
const LOGO_SIDE = 900;
/** Relative luminances, 0 to 1, whose contrast with white, or with black, is below 2. */
const VANISHES_ON_WHITE = 0.475;
const VANISHES_ON_BLACK = 0.05;
const TONE_SIDE = 128;

/** The picture covers a rectangle, or fits within it. */
type PictureSize = { covers: Size } | { within: Size };

/**
 * Prepares a picture for an ad: scaled down, upright, in sRGB; cut-outs are trimmed. Finds the focus, the point that draws
 * the eye, on the whole picture, so that it is the same at every size.
 * @throws Error if it cannot be decoded
 */
export async function prepareDesignPicture(
  bytes: Uint8Array,
  { quality = JPEG_QUALITY, ...size }: PictureSize & { quality?: number },
): Promise<DesignPicture> {
  const upright = decodePicture({ bytes });
  const most = 'covers' in size ? size.covers : size.within;
  if (await isCutOut(bytes)) {
    const trimmed = await upright.trim({ background: '#0000', threshold: FAINT }).png().toBuffer();
    return encode(
      decodePicture({ bytes: trimmed })
        .resize({ ...most, fit: 'inside', withoutEnlargement: true })
        .png(),
      true,
    );
  }
  const [focus, isWhole] = [await findFocus(bytes), await isFlat(bytes)];
  const fit = 'covers' in size ? 'outside' : 'inside';
  const small = upright.resize({ ...most, fit, withoutEnlargement: true });
  const flat = small.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  return { ...(await encode(flat, false)), focus, ...(isWhole && { isWhole }) };
}

/**
 * Prepares a logo for an ad: trimmed, without a white background.
 * @throws Error if it cannot be decoded
 */
export async function prepareDesignLogo(
  bytes: Uint8Array,
  longEdge = LOGO_SIDE,
): Promise<NonNullable<AdDesign['brand']['logo']>> {
  const { isOpaque } = await decodePicture({ bytes }).stats();
  const upright = decodePicture({ bytes });
  const bare = isOpaque && (await isOnWhite(bytes)) ? upright.unflatten() : upright.ensureAlpha();
  const opened = await bare.png().toBuffer();
  const trimmed = await decodePicture({ bytes: opened })
    .trim({ background: '#0000', threshold: FAINT })
    .png()
    .toBuffer();
  const small = decodePicture({ bytes: trimmed })
    .resize({ width: longEdge, height: longEdge, fit: 'inside', withoutEnlargement: true })
    .png();
  const picture = await encode(small, true);
  return { ...picture, tone: await toneOf(picture.bytes) };
}

export async function encode(picture: Picture, hasAlpha: boolean): Promise<DesignPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    contentType: hasAlpha ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
    hasAlpha,
  };
}

/** Whether a picture has no background. A photo with rounded corners is not a cut-out. */
async function isCutOut(bytes: Uint8Array): Promise<boolean> {
  const { isOpaque, channels } = await decodePicture({ bytes }).stats();
  return !isOpaque && channels.at(-1)!.mean < MOSTLY_OPAQUE;
}

const FLAT_SIDE = 192;
/** Differences of neighboring samples, 0 to 255: equal, and of two areas. */
const [SAME, EDGE] = [2, 24];
/** Shares of samples of a drawing or a screenshot; photographs shade more softly. */
const FLAT = { same: 0.4, shaded: 0.38, edges: 0.065 };

/** Whether a picture is a drawing or a screenshot, of large even areas with sharp edges. */
async function isFlat(bytes: Uint8Array): Promise<boolean> {
  const side = { width: FLAT_SIDE, height: FLAT_SIDE };
  const small = decodePicture({ bytes })
    .resize({ ...side, fit: 'fill', kernel: 'nearest' })
    .removeAlpha();
  const { pixels, channels } = await readPixels(small);
  let [same, shaded, edges] = [0, 0, 0];
  for (let y = 0; y < FLAT_SIDE - 1; y++)
    for (let x = 0; x < FLAT_SIDE - 1; x++) {
      const at = (y * FLAT_SIDE + x) * channels;
      let most = 0;
      for (const next of [at + channels, at + FLAT_SIDE * channels])
        for (let channel = 0; channel < channels; channel++)
          most = Math.max(most, Math.abs(pixels[at + channel]! - pixels[next + channel]!));
      if (most <= SAME) same += 1;
      else if (most <= EDGE) shaded += 1;
      else edges += 1;
    }
  const count = same + shaded + edges;
  return same >= count * FLAT.same && shaded <= count * FLAT.shaded && edges >= count * FLAT.edges;
}

/** Whether all four corners are white. */
async function isOnWhite(bytes: Uint8Array): Promise<boolean> {
  const { pixels, width, height, channels } = await readPixels(decodePicture({ bytes }).removeAlpha());
  return [0, width - 1, (height - 1) * width, width * height - 1].every((pixel) =>
    pixels.subarray(pixel * channels, pixel * channels + channels).every((value) => value >= 250),
  );
}

/** Share of a logo's area. Less white than this is a sign inside a mark, which its own ground shows. */
const LIGHT_SHARE_MIN = 0.15;

/** Whether more of a logo would vanish on white (`light`) or on black (`dark`). */
async function toneOf(png: Uint8Array): Promise<'dark' | 'light'> {
  const small = decodePicture({ bytes: png }).resize(TONE_SIDE, TONE_SIDE, { fit: 'inside' }).ensureAlpha();
  const { pixels } = await readPixels(small);
  let [light, dark, all] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    all += alpha;
    if (luminance > VANISHES_ON_WHITE) light += alpha;
    else if (luminance < VANISHES_ON_BLACK) dark += alpha;
  }
  return light > dark && light > all * LIGHT_SHARE_MIN ? 'light' : 'dark';
}

function linear(channel: number): number {
  return (channel / 255) ** 2.2;
}
