import type { Database } from '#platform/db/client';
import { deletePublicationsWithoutJob } from '../queries/publications.ts';

const HOUR_MS = 3_600_000;

/** Forgets requests whose every attempt failed; their pictures can be published again. */
export async function sweepPublications({ db }: { db: Database }): Promise<void> {
  await deletePublicationsWithoutJob(db, new Date(Date.now() - HOUR_MS));
}
