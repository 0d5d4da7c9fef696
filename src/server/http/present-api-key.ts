import { type ApiKey, apiKey } from '#contract/api-keys';
import type { listApiKeys } from '#server/domain/api-keys/list-api-keys';

type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];

export function presentApiKey(row: ApiKeyRow): ApiKey {
  return apiKey.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  });
}
