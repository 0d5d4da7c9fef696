import type { Database } from '#server/db/client';
import { deleteRefusedPrompts } from '#server/db/queries/refused-prompts';

const KEPT_MS = 90 * 24 * 3_600_000;

/** What was refused long ago says nothing of anybody any more. */
export async function forgetRefusedPrompts({ db }: { db: Database }): Promise<void> {
  await deleteRefusedPrompts(db, new Date(Date.now() - KEPT_MS));
}
