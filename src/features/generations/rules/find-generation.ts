import { listImagesOfGenerations } from '#features/images/queries/images';
import { listGenerationsInReview } from '#features/moderation/queries/moderation-cases';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findGenerationOfUser } from '../queries/generations.ts';
import type { GenerationWithImages } from './list-generations.ts';

/** @throws AppError `not_found` for an unknown id, and for another user's */
export async function findGeneration(
  { db }: { db: Database },
  { userId, id }: { userId: string; id: string },
): Promise<GenerationWithImages> {
  const generation = await findGenerationOfUser(db, userId, id);
  if (!generation) throw new AppError('not_found.generation');
  const [images, inReview] = await Promise.all([
    listImagesOfGenerations(db, [id]),
    listGenerationsInReview(db, generation.publish ? [id] : []),
  ]);
  return { ...generation, images, isInReview: inReview.has(id) };
}
