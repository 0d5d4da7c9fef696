import { rgbaToThumbHash } from 'thumbhash';
import type { Picture } from './decode-picture.ts';

// ThumbHash takes at most 100 pixels a side.
const SIDE = 100;

/** The picture's ThumbHash, about 25 bytes that a page paints while the picture loads. */
export async function thumbHashOf(picture: Picture): Promise<Buffer> {
  const { data, info } = await picture
    .clone()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data));
}
