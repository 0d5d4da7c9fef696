import type { Size } from '../../model-providers/provider.ts';

/** The share of a picture, 0 to 1, that stays when it is cropped to the proportions of another size. */
export function shareKept(picture: Size, wanted: Size): number {
  const ratio = (picture.width * wanted.height) / (picture.height * wanted.width);
  return Math.min(ratio, 1 / ratio);
}

/** How much a picture has to be enlarged so that it covers a size; below 1 where it is reduced. */
export function scaleToCover(picture: Size, wanted: Size): number {
  return Math.max(wanted.width / picture.width, wanted.height / picture.height);
}
