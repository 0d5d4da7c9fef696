import { queryOptions } from '@tanstack/react-query';
import type { Asset, ExampleProduct } from '#contract/assets';
import { queryKeys } from './query-keys.ts';
import { read, request } from './request.ts';

export function exampleProductsQuery(wanted: boolean) {
  return queryOptions({
    queryKey: queryKeys.exampleProducts,
    queryFn: ({ queryKey, signal }) => read<ExampleProduct[]>(queryKey, signal),
    enabled: wanted,
  });
}

export async function uploadAsset(file: File): Promise<Asset> {
  const form = new FormData();
  form.append('image', file);
  const response = await request('POST', '/api/products/upload', { form });
  return (await response.json()) as Asset;
}
