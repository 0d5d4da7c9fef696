import { queryOptions } from '@tanstack/react-query';
import type { ApiKey, CreatedApiKey } from '#contract/api-keys';
import type { ApiScope } from '#contract/api-scopes';
import { queryKeys } from './query-keys.ts';
import { read, request } from './request.ts';

export function apiKeysQuery() {
  return queryOptions({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ queryKey, signal }) => read<ApiKey[]>(queryKey, signal),
    // A program may have used one, and another device have made one.
    staleTime: 0,
  });
}

export async function createApiKey(payload: {
  name: string;
  scopes: readonly ApiScope[];
  expiresInDays: number | null;
}): Promise<CreatedApiKey> {
  const response = await request('POST', '/api/api-keys', { payload });
  return (await response.json()) as CreatedApiKey;
}

export async function revokeApiKey(id: string): Promise<void> {
  await request('DELETE', `/api/api-keys/${id}`);
}
