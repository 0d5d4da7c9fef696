import { queryOptions } from '@tanstack/react-query';
import type { Model } from '#contract/models';
import { queryKeys } from './query-keys.ts';
import { read } from './request.ts';

export const modelsQuery = queryOptions({
  queryKey: queryKeys.models,
  queryFn: ({ queryKey, signal }) => read<Model[]>(queryKey, signal),
});
