import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '#web/api/query-keys.ts';
import { read } from '#web/api/request.ts';
import type { BuilderPlace } from '../../contract/builder-place.ts';
import type { TemplateSetDetail } from '../../contract/template-sets.ts';

export function templateSetQuery(place: BuilderPlace) {
  return queryOptions({
    queryKey: queryKeys.templateSet(place),
    queryFn: ({ queryKey, signal }) => read<TemplateSetDetail>(queryKey, signal),
  });
}
