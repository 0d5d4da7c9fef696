import type { GenerationFilterQuery } from '../contract/generations.ts';
import type { listGenerations } from '../rules/list-generations.ts';

type GenerationFilter = NonNullable<Parameters<typeof listGenerations>[1]['filter']>;

const DAY_MS = 86_400_000;

/**
 * The filter that a query asks for; undefined if its words ask for nothing that can be found.
 * @param describeSearch what to look for, in the language of PostgreSQL's text search
 */
export function readGenerationFilter(
  { q, starred, from, to, ...others }: GenerationFilterQuery,
  { userId, describeSearch }: { userId: string; describeSearch: (q: string) => string | undefined },
): GenerationFilter | undefined {
  const isSearch = q !== undefined && q.trim() !== '';
  const words = isSearch ? describeSearch(q) : undefined;
  if (isSearch && words === undefined) return undefined;
  return {
    ...others,
    words,
    ...(starred === 'true' && { starredBy: userId }),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
}
