import type { ImageDescription } from '#ports/image-model';

/** The description of a stored picture. It needs no parsing: `storeImage` wrote it. */
export function descriptionOf(image: { description: unknown }): ImageDescription {
  return image.description as ImageDescription;
}
