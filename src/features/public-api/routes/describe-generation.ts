import { findGeneration } from '#features/generations/rules/find-generation';
import { findTrash } from '#features/generations/rules/trash/list-trash';
import { AppError } from '#platform/errors/app-error';
import type { V1Generation, V1TrashEntry } from '../contract/public-api.ts';
import { presentV1Generation, presentV1Trash } from './present-v1.ts';

/** A generation in the format of `/api/v1`, outside or in the trash; undefined if it is not there. */
export async function describeGeneration(
  { publicUrl, ...deps }: Parameters<typeof findGeneration>[0] & { publicUrl: string },
  { inTrash, ...of }: { userId: string; id: string; inTrash: boolean },
): Promise<V1Generation | V1TrashEntry | undefined> {
  try {
    return inTrash
      ? presentV1Trash(await findTrash(deps, of))
      : presentV1Generation(await findGeneration(deps, of), { publicUrl });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
