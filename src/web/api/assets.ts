import { queryOptions } from '@tanstack/react-query';
import { listExampleProducts, listProducts } from '#contract/assets';
import { queryOf } from './call.ts';

export function exampleProductsQuery(wanted: boolean) {
  return queryOptions({ ...queryOf(listExampleProducts), enabled: wanted });
}

export function uploadsQuery() {
  return queryOptions({ ...queryOf(listProducts, { query: { limit: 200 } }), staleTime: 0 });
}
