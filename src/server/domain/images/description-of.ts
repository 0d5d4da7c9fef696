import type { ImageDescription } from '#ports/image-model';

/** What is known of a stored picture: we wrote it ourselves, by `storeImage`. */
export function descriptionOf(image: { description: unknown }): ImageDescription {
  return image.description as ImageDescription;
}
