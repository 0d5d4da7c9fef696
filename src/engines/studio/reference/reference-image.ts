import { StudioError } from '../studio-error.ts';

/** The picture to stage, decoded. */
export interface ReferenceImage {
  /** sRGB, 8 bits a channel, row by row from the top left; a fourth channel is straight alpha. */
  pixels: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

const MAX_PIXELS = 50_000_000;

/** Checks sizes only. @throws StudioError `invalid-reference` */
export function checkReference({ pixels, width, height, channels }: ReferenceImage): void {
  const whole = [width, height].every((side) => Number.isInteger(side) && side > 0);
  if (!whole || (channels !== 3 && channels !== 4))
    throw refuse('The reference picture must have whole sides and three or four channels');
  if (width * height > MAX_PIXELS) throw refuse('The reference picture has more than 50 million pixels');
  if (pixels.length !== width * height * channels)
    throw refuse('The reference picture does not have as many bytes as its size says');
}

export function refuse(message: string): StudioError {
  return new StudioError('invalid-reference', message);
}
