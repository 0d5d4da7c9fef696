import type { Generation } from '#features/generations/contract/generations';
import { generationImages, type ShownImage } from '#features/generations/web/generation-images';
import { promptWithChange } from '#features/generations/web/generation-name';

/** A card of the library: a picture, or a generation without pictures. */
export interface LibraryEntry {
  /** Unique in the library. */
  key: string;
  generation: Generation;
  /** Null while the generation runs, and if it failed. */
  image: ShownImage | null;
  /** Position among the pictures of its generation, from 0, and their number. */
  index: number;
  count: number;
  title: string;
}

/** A card that has a picture. */
export interface LibraryPicture extends LibraryEntry {
  image: ShownImage;
}

/** The cards of a generation: one for each picture, or a single one without a picture. */
export function libraryEntries(generation: Generation): LibraryEntry[] {
  const { id, scene, category, customPrompt } = generation;
  const title = scene || category || 'Generated';
  if (generation.status !== 'completed') {
    return [{ key: id, generation, image: null, index: 0, count: 0, title: customPrompt || title }];
  }
  return generationImages(generation).map((image, index, { length: count }) => ({
    key: image.id ?? `${id}-${index}`,
    generation,
    image,
    index,
    count,
    title,
  }));
}

/** What the picture is called: its name, else its prompt. */
export function nameOf({ generation, title }: LibraryEntry): string {
  return generation.name ?? promptWithChange(generation) ?? title;
}

/** Width / height of the picture; 1 without one. */
export function ratioOf({ image }: LibraryEntry): number {
  return (image?.width ?? 1) / (image?.height ?? 1);
}

export function hasPicture(entry: LibraryEntry): entry is LibraryPicture {
  return entry.image !== null;
}
