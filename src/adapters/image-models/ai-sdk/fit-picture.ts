import sharp from 'sharp';
import type { EncodedImage, RawPixels } from '#ports/image-model';
import type { Size } from '../../model-providers/provider.ts';
import { type Cut, chooseCut } from './choose-cut.ts';
import type { OpenPicture } from './open-picture.ts';
import { scaleToCover, shareKept } from './proportions.ts';

/** A picture at exactly the size that was wanted, and what that took. */
export interface FittedPicture {
  image: RawPixels | EncodedImage;
  /** The share of the picture, 0 to 1, that is still in it. */
  kept: number;
  /** How much larger it is than it was; 1 or less where it was reduced. */
  scale: number;
}

/** Proportions that differ less than this are made to agree by stretching: nobody sees it. */
const SAME = 0.99;

/** Resizes a picture, cropped where its proportions differ, to a size. What is transparent stays so. */
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
