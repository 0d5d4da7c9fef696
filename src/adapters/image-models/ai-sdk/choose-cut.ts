import sharp from 'sharp';
import type { Size } from '../../model-providers/provider.ts';
import type { OpenPicture } from './open-picture.ts';

/** A rectangle of a picture, in its pixels. */
export interface Cut extends Size {
  left: number;
  top: number;
}

/** Longer side of the reduced copy that is analyzed, in pixels. */
const SMALL_SIDE = 128;
/** Blur radii, as shares of the longer side. A pixel is salient if it differs from the blurred picture. */
const BLUR_SHARES = [0.06, 0.18] as const;
/** Extra salience of skin colors. */
const SKIN_BONUS = 0.5;
/** Penalty factor for salient lines at the cut's edges. */
const EDGE_PENALTY = 3;
/** How much less a pixel counts at the picture's border than in the middle. */
const BORDER_LOSS = 0.35;

/** The largest cut with the wanted proportions, placed where it keeps most salience. */
export async function chooseCut(picture: OpenPicture, wanted: Size): Promise<Cut> {
  const { width, height } = picture;
  const isAcross = width * wanted.height > height * wanted.width;
  const length = isAcross
    ? Math.max(1, Math.round((height * wanted.width) / wanted.height))
    : Math.max(1, Math.round((width * wanted.height) / wanted.width));
  const whole = isAcross ? width : height;
  if (length >= whole) return { left: 0, top: 0, width, height };
  const salience = await salienceOfLines(picture, isAcross);
  const at = Math.round(bestStart(salience, length / whole) * (whole - length));
  return isAcross ? { left: at, top: 0, width: length, height } : { left: 0, top: at, width, height: length };
}

/** The best position, 0 to 1, of a window over a share of the lines: much salience inside, little at the edges. */
function bestStart(lines: readonly number[], share: number): number {
  const length = Math.max(1, Math.round(lines.length * share));
  const last = lines.length - length;
  if (last <= 0) return 0.5;
  let best = { start: last / 2, worth: -Infinity };
  for (let start = 0; start <= last; start += 1) {
    const held = lines.slice(start, start + length).reduce((sum, line) => sum + line, 0);
    const cutAt = (line: number) =>
      line > 0 && line < lines.length ? (lines[line - 1]! + lines[line]!) / 2 : 0;
    const worth = held - EDGE_PENALTY * (cutAt(start) + cutAt(start + length));
    // On a tie, nearest to the middle.
    const isBetter =
      worth > best.worth + 1e-9 ||
      (worth > best.worth - 1e-9 && Math.abs(start - last / 2) < Math.abs(best.start - last / 2));
    if (isBetter) best = { start, worth };
  }
  return best.start / last;
}

/** The salience of each column (or row) of a reduced copy; the sum is 1. */
async function salienceOfLines(
  { pixels, width, height, channels }: OpenPicture,
  isAcross: boolean,
): Promise<number[]> {
  const raw = { width, height, channels };
  const { data, info } = await sharp(pixels, { raw, limitInputPixels: false })
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const blurred = await Promise.all(BLUR_SHARES.map((share) => blur(data, size, share)));
  const lines = new Array<number>(isAcross ? size.width : size.height).fill(0);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const [x, y] = [pixel % size.width, Math.floor(pixel / size.width)];
    const line = isAcross ? x : y;
    const salience = blurred.reduce((sum, around) => sum + distance(data, around, pixel * 3), 0);
    lines[line]! += salience * (isSkin(data, pixel * 3) ? 1 + SKIN_BONUS : 1) * weightAt(x, y, size);
  }
  const total = lines.reduce((sum, line) => sum + line, 0);
  return lines.map((line) => (total > 0 ? line / total : 0));
}

async function blur(pixels: Buffer, { width, height }: Size, share: number): Promise<Buffer> {
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.5, share * Math.max(width, height)))
    .raw()
    .toBuffer();
}

/** The squared distance of two colors, in lightness and two opponent colors. */
function distance(one: Buffer, other: Buffer, at: number): number {
  const red = (one[at]! - other[at]!) / 255;
  const green = (one[at + 1]! - other[at + 1]!) / 255;
  const blue = (one[at + 2]! - other[at + 2]!) / 255;
  const lightness = (red + green + blue) / 3;
  return lightness ** 2 + (red - green) ** 2 + (blue - (red + green) / 2) ** 2;
}

/** Whether a color has the hue and saturation of skin, light or dark. */
function isSkin(pixels: Buffer, at: number): boolean {
  const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
  const sum = red + green + blue;
  if (sum < 120 || red <= green || green <= blue) return false;
  return red / sum > 0.38 && red / sum < 0.52 && green / sum > 0.29 && green / sum < 0.36;
}

function weightAt(x: number, y: number, { width, height }: Size): number {
  const across = (2 * (x + 0.5)) / width - 1;
  const down = (2 * (y + 0.5)) / height - 1;
  return 1 - BORDER_LOSS * Math.max(across ** 2, down ** 2);
}
