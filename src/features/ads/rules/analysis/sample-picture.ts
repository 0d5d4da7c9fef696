import { decodePicture, readPixels } from '#platform/images/decode-picture';
import { distance, type Lab, labOf } from './oklab.ts';

/** A picture made small: what its colours and composition are told from. */
export interface PictureSample {
  /** The longer side has 64. */
  columns: number;
  rows: number;
  /** Row by row. */
  colours: readonly Lab[];
  /** Three bytes for each colour. */
  bytes: Uint8Array;
  /** 0 to 1, row by row. */
  opacity: Float64Array;
  /** How far each colour is from its neighbours' to the right and below. */
  detail: Float64Array;
  /** Whether it is made of few colours without shades, as icons and flat drawings are. */
  isFlat: boolean;
}

const SIDE = 64;
/** Pixels are looked at as they are here: a picture made smaller has shades that it had not. */
const FINE_SIDE = 256;
/** Of bytes, between neighbours of the same colour: an encoder's noise. */
const SAME = 2;
/** Of its pixels, those whose neighbours are of the same colour. Renderings of things on white have 0.8 at most. */
const FLAT_SHARE = 0.88;

/** @throws Error if the picture cannot be decoded */
export async function samplePicture(picture: Uint8Array): Promise<PictureSample> {
  const small = decodePicture({ bytes: picture }).resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha();
  const { pixels, width, height } = await readPixels(small);
  const cells = width * height;
  const opacity = new Float64Array(cells);
  const bytes = new Uint8Array(cells * 3);
  const colours = Array.from({ length: cells }, (_, cell): Lab => {
    const [red, green, blue, alpha] = pixels.subarray(cell * 4, cell * 4 + 4);
    opacity[cell] = alpha! / 255;
    bytes.set([red!, green!, blue!], cell * 3);
    return labOf(red!, green!, blue!);
  });
  return {
    columns: width,
    rows: height,
    colours,
    bytes,
    opacity,
    detail: detailOf(colours, width, height),
    isFlat: (await shareOfFlat(picture)) > FLAT_SHARE,
  };
}

function detailOf(colours: readonly Lab[], columns: number, rows: number): Float64Array {
  return Float64Array.from(colours, (colour, cell) => {
    const beside = cell % columns < columns - 1 ? distance(colour, colours[cell + 1]!) : 0;
    const below = cell < columns * (rows - 1) ? distance(colour, colours[cell + columns]!) : 0;
    return Math.max(beside, below);
  });
}

async function shareOfFlat(picture: Uint8Array): Promise<number> {
  const fine = decodePicture({ bytes: picture })
    .resize(FINE_SIDE, FINE_SIDE, { fit: 'inside', kernel: 'nearest' })
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
