import type { Generation } from '#contract/generations';
import { generationImages, type ShownImage } from '#web/state/generation-images.ts';

/** One card of the library: an image and what it belongs to. */
export interface LibraryImage extends ShownImage {
  generationId: string;
  /** Place among the images of its generation, from 0, and how many those are. */
  index: number;
  count: number;
  title: string;
  prompt: string | null;
  createdAt: string;
}

/** One entry an image, in the order of the generations. */
export function libraryImages(generations: readonly Generation[]): LibraryImage[] {
  return generations
    .filter(({ status }) => status === 'completed')
    .flatMap((generation) =>
      generationImages(generation).map((image, index, { length: count }) => ({
        ...image,
        generationId: generation.id,
        index,
        count,
        title: generation.scene || generation.category || 'Generated',
        prompt: generation.customPrompt,
        createdAt: generation.createdAt,
      })),
    );
}
