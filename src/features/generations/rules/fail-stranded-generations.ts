import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { listGenerationsWithoutJob } from '../queries/generations.ts';
import { GIVEN_UP } from './explain-failure.ts';
import { failGeneration } from './fail-generation.ts';

// A job is enqueued in the transaction of its generation. The margin spares generations that are just being settled.
const MARGIN_MS = 60_000;

/**
 * Fails the generations that have no job left, and releases their credits.
 * @returns how many
 */
export async function failStrandedGenerations(deps: { db: Database; queue: Queue }): Promise<number> {
  const stranded = await listGenerationsWithoutJob(deps.db, new Date(Date.now() - MARGIN_MS));
  for (const generationId of stranded) {
    await failGeneration(deps, { generationId, failure: 'No job was left to make it', advice: GIVEN_UP });
  }
  return stranded.length;
}
