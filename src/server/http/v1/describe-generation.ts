import type { V1Generation } from '#contract/public-api';
import type { Database } from '#platform/db/client';
import { findGeneration } from '#server/domain/generations/find-generation';
import { AppError } from '#server/errors';
import { presentV1Generation } from './present-v1.ts';

/** A generation as programs read it; undefined once it has been deleted. */
export async function describeGeneration(
  { db, publicUrl }: { db: Database; publicUrl: string },
  of: { userId: string; id: string },
): Promise<V1Generation | undefined> {
  try {
    return presentV1Generation(await findGeneration({ db }, of), { publicUrl });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
