import { findGeneration } from '#features/generations/rules/find-generation';
import { AppError } from '#platform/errors/app-error';
import type { V1Generation } from '../contract/public-api.ts';
import { presentV1Generation } from './present-v1.ts';

/** A generation in the format of `/api/v1`; undefined once it has been deleted. */
export async function describeGeneration(
  { publicUrl, ...deps }: Parameters<typeof findGeneration>[0] & { publicUrl: string },
  of: { userId: string; id: string },
): Promise<V1Generation | undefined> {
  try {
    return presentV1Generation(await findGeneration(deps, of), { publicUrl });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
