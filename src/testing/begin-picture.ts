import { findGeneration } from '#features/generations/queries/generations';
import { beginPictureCall } from '#features/generations/rules/cancellation/begin-picture-call';
import type { Database } from '#platform/db/client';
import type { BegunCall } from '#ports/image-model';

/** Records a provider call for a generation's first picture, like a worker before the call. */
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
