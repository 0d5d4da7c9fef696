import { countImagesOfUser, type ImageRow, listImagesOfGenerations } from '#features/images/queries/images';
import { listGenerationsInReview } from '#features/moderation/queries/moderation-cases';
import type { Database } from '#platform/db/client';
import { type GenerationView, listGenerationsOfUser } from '../queries/generations.ts';

export type GenerationWithImages = GenerationView & {
  images: ImageRow[];
  /** Whether one of its pictures waits for an admin's review before publishing. */
  isInReview: boolean;
};

/** A page of the user's generations, newest first, and the total number of the user's images. */
export async function listGenerations(
  { db }: { db: Database },
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<{ items: GenerationWithImages[]; totalImages: number }> {
  const generations = await listGenerationsOfUser(db, userId, { limit, offset });
  const [images, totalImages, inReview] = await Promise.all([
    listImagesOfGenerations(
      db,
      generations.map((generation) => generation.id),
    ),
    countImagesOfUser(db, userId),
    listGenerationsInReview(
      db,
      generations.flatMap(({ id, publish }) => (publish ? id : [])),
    ),
  ]);
  const ofGeneration = Map.groupBy(images, (image) => image.generationId);
  const items = generations.map((generation) => ({
    ...generation,
    images: ofGeneration.get(generation.id) ?? [],
    isInReview: inReview.has(generation.id),
  }));
  return { items, totalImages };
}
