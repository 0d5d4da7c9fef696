import { findGeneration } from '#features/generations/queries/generations';
import { beginPictureCall } from '#features/generations/rules/cancellation/begin-picture-call';
import type { Database } from '#platform/db/client';
import type { BegunCall } from '#ports/image-model';

/** Notes that a provider was asked for the first picture of a generation, as a worker does before it asks. */
export async function beginPicture(
  { db }: { db: Database },
  generationId: string,
  { mayBeFree = false } = {},
): Promise<BegunCall> {
  const generation = (await findGeneration(db, generationId))!;
  const model = {
    id: generation.imageModel,
    generate: () => Promise.reject(new Error('Nothing is painted')),
  };
  const generationModels = { byDefault: model, find: () => model, costOf: () => generation.costPerImage };
  const call = { model: model.id, first: 0, count: 1, mayBeFree };
  return await beginPictureCall({ db, generationModels }, { generation, from: 0 }, call);
}
