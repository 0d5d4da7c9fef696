import { type ImageRow, listImagesOfGenerations } from '#features/images/queries/images';
import { listGenerationsInReview } from '#features/moderation/queries/moderation-cases';
import type { Database } from '#platform/db/client';
import {
  countLibrary,
  type GenerationFilter,
  type GenerationView,
  listGenerationsOfUser,
} from '../queries/generations.ts';

export type GenerationWithImages = GenerationView & {
  images: ImageRow[];
  /** Whether one of its pictures waits for an admin's review before publishing. */
  isInReview: boolean;
};

/** A page of the user's generations with their matching images, newest first, and the number of `countLibrary`. */
export async function listGenerations(
  { db }: { db: Database },
  {
    userId,
    limit,
    offset,
    filter = {},
  }: { userId: string; limit: number; offset: number; filter?: GenerationFilter },
): Promise<{ items: GenerationWithImages[]; total: number }> {
  const generations = await listGenerationsOfUser(db, userId, { limit, offset }, filter);
  const [images, total, inReview] = await Promise.all([
    listImagesOfGenerations(
      db,
      generations.map((generation) => generation.id),
      filter,
    ),
    countLibrary(db, userId, filter),
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
  return { items, total };
}
