import { type ApiKey, apiKey } from '../contract/api-keys.ts';
import type { listApiKeys } from '../rules/list-api-keys.ts';

type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];

export function presentApiKey(row: ApiKeyRow): ApiKey {
  return apiKey.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  });
}
