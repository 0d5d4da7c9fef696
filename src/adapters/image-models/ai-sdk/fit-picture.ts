import sharp from 'sharp';
import type { EncodedImage, RawPixels } from '#ports/image-model';
import type { Size } from '../../model-providers/provider.ts';
import { type Cut, chooseCut } from './choose-cut.ts';
import type { OpenPicture } from './open-picture.ts';
import { scaleToCover, shareKept } from './proportions.ts';

/** A picture at exactly the wanted size, and how it got there. */
export interface FittedPicture {
  image: RawPixels | EncodedImage;
  /** The share of the picture that was kept, 0 to 1. */
  kept: number;
  /** How much it was enlarged; below 1 if it was reduced. */
  scale: number;
}

/** If at least this share would be kept, the picture is stretched instead of cropped: the difference is invisible. */
const SAME = 0.99;

/** Resizes a picture, and crops it if the proportions differ. Keeps transparency. */
export async function fitPicture(picture: OpenPicture, wanted: Size): Promise<FittedPicture> {
  const share = shareKept(picture, wanted);
  const cut = share > SAME ? whole(picture) : await chooseCut(picture, wanted);
  const { pixels, width, height, channels } = picture;
  const resized = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
    .extract(cut)
    .resize({ width: wanted.width, height: wanted.height, fit: 'fill', kernel: 'lanczos3' });
  const image =
    channels === 4
      ? { bytes: await resized.png({ compressionLevel: 3 }).toBuffer() }
      : { pixels: await resized.raw().toBuffer(), width: wanted.width, height: wanted.height };
  return {
    image,
    kept: share > SAME ? 1 : (cut.width * cut.height) / (width * height),
    scale: scaleToCover(cut, wanted),
  };
}

function whole({ width, height }: Size): Cut {
  return { left: 0, top: 0, width, height };
}
