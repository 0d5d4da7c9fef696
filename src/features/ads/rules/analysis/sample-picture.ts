import { decodePicture, readPixels } from '#platform/images/decode-picture';
import { distance, type Lab, labOf } from './oklab.ts';

/** A small version of a picture, for finding its colors and composition. */
export interface PictureSample {
  /** At most 64 on the longer side. */
  columns: number;
  rows: number;
  /** Row by row. */
  colors: readonly Lab[];
  /** Three bytes for each color. */
  bytes: Uint8Array;
  /** 0 to 1, row by row. */
  opacity: Float64Array;
  /** OKLab distance to the right or lower neighbor, whichever is larger. */
  detail: Float64Array;
  /** Whether it has few colors and no shades, like an icon or a flat drawing. */
  isFlat: boolean;
}

const SIDE = 64;
/** Side for finding flat areas. Uses the original pixels: averaging would add shades. */
const FLAT_SIDE = 256;
/** Largest difference of bytes between neighbors of the same color; encoders add noise. */
const SAME = 2;
/** Share of pixels whose neighbors have the same color. Renderings of things on white reach 0.8. */
const FLAT_SHARE = 0.88;

/** @throws Error if the picture cannot be decoded */
export async function samplePicture(picture: Uint8Array): Promise<PictureSample> {
  const small = decodePicture({ bytes: picture }).resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha();
  const { pixels, width, height } = await readPixels(small);
  const cells = width * height;
  const opacity = new Float64Array(cells);
  const bytes = new Uint8Array(cells * 3);
  const colors = Array.from({ length: cells }, (_, cell): Lab => {
    const [red, green, blue, alpha] = pixels.subarray(cell * 4, cell * 4 + 4);
    opacity[cell] = alpha! / 255;
    bytes.set([red!, green!, blue!], cell * 3);
    return labOf(red!, green!, blue!);
  });
  return {
    columns: width,
    rows: height,
    colors,
    bytes,
    opacity,
    detail: detailOf(colors, width, height),
    isFlat: (await flatShareOf(picture)) > FLAT_SHARE,
  };
}

function detailOf(colors: readonly Lab[], columns: number, rows: number): Float64Array {
  return Float64Array.from(colors, (color, cell) => {
    const beside = cell % columns < columns - 1 ? distance(color, colors[cell + 1]!) : 0;
    const below = cell < columns * (rows - 1) ? distance(color, colors[cell + columns]!) : 0;
    return Math.max(beside, below);
  });
}

async function flatShareOf(picture: Uint8Array): Promise<number> {
  const fine = decodePicture({ bytes: picture })
    .resize(FLAT_SIDE, FLAT_SIDE, { fit: 'inside', kernel: 'nearest' })
    .flatten({ background: '#808080' });
  const { pixels, width, height, channels } = await readPixels(fine);
  const isSame = (at: number, other: number) => {
    for (let channel = 0; channel < channels; channel += 1)
      if (Math.abs(pixels[at + channel]! - pixels[other + channel]!) > SAME) return false;
    return true;
  };
  let flat = 0;
  for (let row = 0; row < height - 1; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = (row * width + column) * channels;
      if (isSame(at, at + channels) && isSame(at, at + width * channels)) flat += 1;
    }
  return flat / Math.max((width - 1) * (height - 1), 1);
}
