import { findCollection } from '#features/collections/rules/list-collections';
import { AppError } from '#platform/errors/app-error';
import type { V1Collection } from '../contract/public-api.ts';
import { presentV1Collection } from './present-v1.ts';

/** A collection in the format of `/api/v1`; undefined if it was deleted. */
export async function describeCollection(
  { publicUrl, ...deps }: Parameters<typeof findCollection>[0] & { publicUrl: string },
  of: { userId: string; id: string },
): Promise<V1Collection | undefined> {
  try {
    return presentV1Collection(await findCollection(deps, of), { publicUrl });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
