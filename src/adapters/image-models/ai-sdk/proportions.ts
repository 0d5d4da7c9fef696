import type { Size } from '../../model-providers/provider.ts';

/** The share of a picture, 0 to 1, that is kept when it is cropped to another size's proportions. */
export function shareKept(picture: Size, wanted: Size): number {
  const ratio = (picture.width * wanted.height) / (picture.height * wanted.width);
  return Math.min(ratio, 1 / ratio);
}

/** The scale at which a picture covers a size; below 1 to reduce it. */
export function scaleToCover(picture: Size, wanted: Size): number {
  return Math.max(wanted.width / picture.width, wanted.height / picture.height);
}
