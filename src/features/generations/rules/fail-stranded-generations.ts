import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { listGenerationsWithoutJob } from '../queries/generations.ts';
import { GIVEN_UP } from './explain-failure.ts';
import { failGeneration } from './fail-generation.ts';

// A job stands in the same transaction as its generation; the margin only spares one just being settled.
const MARGIN_MS = 60_000;

/**
 * Fails the generations that no job will ever finish, and releases their credits.
 * @returns how many there were
 */
export async function failStrandedGenerations(deps: { db: Database; queue: Queue }): Promise<number> {
  const stranded = await listGenerationsWithoutJob(deps.db, new Date(Date.now() - MARGIN_MS));
  for (const generationId of stranded) {
    await failGeneration(deps, { generationId, failure: 'No job was left to make it', advice: GIVEN_UP });
  }
  return stranded.length;
}
