import { queryOptions } from '@tanstack/react-query';
import type { Asset, ExampleProduct, ListedAsset } from '#contract/assets';
import { queryKeys } from './query-keys.ts';
import { read, request } from './request.ts';

export const UPLOADS_KEY = ['api', 'products?limit=200'] as const;

export function exampleProductsQuery(wanted: boolean) {
  return queryOptions({
    queryKey: queryKeys.exampleProducts,
    queryFn: ({ queryKey, signal }) => read<ExampleProduct[]>(queryKey, signal),
    enabled: wanted,
  });
}

export function uploadsQuery() {
  return queryOptions({
    queryKey: UPLOADS_KEY,
    queryFn: ({ queryKey, signal }) => read<ListedAsset[]>(queryKey, signal),
    staleTime: 0,
  });
}

/** @param evenIfUsed whether that is meant where pictures were made with it */
export async function deleteUpload({ id, evenIfUsed }: { id: string; evenIfUsed: boolean }): Promise<void> {
  await request('DELETE', `/api/products/${id}${evenIfUsed ? '?evenIfUsed=true' : ''}`);
}

export async function uploadAsset(file: File): Promise<Asset> {
  const form = new FormData();
  form.append('image', file);
  const response = await request('POST', '/api/products/upload', { form });
  return (await response.json()) as Asset;
}
