import type { Database } from '#server/db/client';
import { type ApiKeyRow, findApiKey, updateApiKeyUsed } from '#server/db/queries/api-keys';
import type { UserRow } from '#server/db/queries/users';
import { hashApiKey, isApiKeyText } from './api-key-text.ts';

// A key's last use is written at most this often.
const USED_INTERVAL_MS = 60_000;

/** Who a key belongs to; `undefined` for one that is unknown, malformed or revoked. */
export async function findApiKeyOwner(
  { db }: { db: Database },
  text: string,
): Promise<{ key: ApiKeyRow; user: UserRow } | undefined> {
  const found = isApiKeyText(text) ? await findApiKey(db, hashApiKey(text)) : undefined;
  if (!found) return undefined;
  const { lastUsedAt, id } = found.key;
  if (Date.now() - (lastUsedAt?.getTime() ?? 0) > USED_INTERVAL_MS) await updateApiKeyUsed(db, id);
  return found;
}
