import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { listExampleProducts, listProducts } from '../../contract/assets.ts';

export function exampleProductsQuery(wanted: boolean) {
  return queryOptions({ ...queryOf(listExampleProducts), enabled: wanted });
}

export function uploadsQuery() {
  return queryOptions({ ...queryOf(listProducts, { query: { limit: 200 } }), staleTime: 0 });
}
