import { type ApiKey, apiKey } from '#contract/api-keys';
import type { listApiKeys } from '#server/domain/api-keys/list-api-keys';

type ApiKeyRow = Awaited<ReturnType<typeof listApiKeys>>[number];

export function presentApiKey(row: ApiKeyRow): ApiKey {
  return apiKey.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  });
}
