import type { Database } from '#server/db/client';
import { updateApiKeyRevoked } from '#server/db/queries/api-keys';
import { AppError } from '#server/errors';

/** From here on the key opens nothing. @throws AppError `not_found` for an unknown id and for another user's alike */
export async function revokeApiKey(
  { db }: { db: Database },
  key: { userId: string; id: string },
): Promise<void> {
  if (!(await updateApiKeyRevoked(db, key))) throw new AppError('not_found', 'There is no such key');
}
