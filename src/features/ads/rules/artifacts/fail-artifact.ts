import type { Database } from '#platform/db/client';
import { updateAdArtifactFailed } from '../../queries/ad-artifacts.ts';

/** Says of an ad why it cannot be made: a stored refusal, or `UNMADE`. */
export async function failArtifact(
  { db }: { db: Database },
  { artifactId, failure }: { artifactId: string; failure: string },
): Promise<void> {
  await updateAdArtifactFailed(db, { id: artifactId, failure });
}
