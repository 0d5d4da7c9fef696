import { CONTENT_CATEGORIES, type ContentCategory } from '#contract/enumerations';
import type { DatabaseTransaction } from '#server/db/client';
import { insertGalleryImage } from '#server/db/queries/gallery-images';
import type { ImageRow } from '#server/db/queries/images';
import type { ImageDescription } from '#server/ports/image-model';

export interface Publication {
  images: readonly ImageRow[];
  prompt: string;
  /** Whose pictures they are; null for pictures made for the gallery. */
  userId: string | null;
  /** What they were asked to be about; null to believe what the image model says of each. */
  category: string | null;
}

/** Puts pictures into the public gallery. Keep what follows in the transaction short: see `insertGalleryImage`. */
export async function publishImages(
  trx: DatabaseTransaction,
  { images, prompt, userId, category }: Publication,
): Promise<void> {
  for (const image of images) {
    const description = image.description as unknown as ImageDescription;
    await insertGalleryImage(trx, {
      imageId: image.id,
      userId,
      prompt,
      category: [category, description.category].find(isShelf) ?? 'abstract',
      // A model that does not know is believed to have drawn nobody.
      hasPeople: description.hasPeople ?? false,
    });
  }
}

/** Models and templates know categories of their own; the gallery has those of the specification alone. */
function isShelf(category: string | null): category is ContentCategory {
  return category !== null && Object.hasOwn(CONTENT_CATEGORIES, category);
}
