import type { Database } from '#platform/db/client';
import { type ApiKeyRow, listApiKeysOfUser } from '../queries/api-keys.ts';

/** The user's keys that open something, newest first. */
export async function listApiKeys({ db }: { db: Database }, userId: string): Promise<ApiKeyRow[]> {
  return await listApiKeysOfUser(db, userId);
}
