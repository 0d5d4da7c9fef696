import { call } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { deleteGeneration, deleteGenerationImage } from '../../contract/generations.ts';

/** Deletes a generation, or one of its pictures; succeeds if it is deleted already. */
export async function deleteGenerationOrImage(id: string, imageId?: string): Promise<void> {
  try {
    if (imageId === undefined) await call(deleteGeneration, { params: { id } });
    else await call(deleteGenerationImage, { params: { id, imageId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
