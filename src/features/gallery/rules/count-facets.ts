import type { Database } from '#platform/db/client';
import { COLOR_NAMES } from '#platform/words/color-names';
import type { GalleryFacets, GalleryFacetsQuery } from '../contract/gallery.ts';
import { ORIENTATIONS, PEOPLE } from '../contract/gallery-filter.ts';
import { countGalleryFacets } from '../queries/gallery-postings.ts';
import { facetsOf } from './facets-of.ts';

/** How many pictures each choice would show, if the other choices stay. */
export async function countFacets(
  { db }: { db: Database },
  filter: GalleryFacetsQuery,
): Promise<GalleryFacets> {
  const { category } = filter;
  const known = category?.includes('\0')
    ? { ...filter, category: category.replaceAll('\0', '\uFFFD') }
    : filter;
  const countsOf = async <T extends string>(
    name: 'color' | 'orientation' | 'people',
    values: readonly T[],
  ) => {
    const counts = await countGalleryFacets(db, {
      facets: values.map((value) => `${name}:${value}`),
      chosen: facetsOf({ ...known, [name]: null }),
    });
    return Object.fromEntries(values.map((value) => [value, counts.get(`${name}:${value}`) ?? 0])) as Record<
      T,
      number
    >;
  };
  const [color, orientation, people] = await Promise.all([
    countsOf('color', COLOR_NAMES),
    countsOf('orientation', ORIENTATIONS),
    countsOf('people', PEOPLE),
  ]);
  return { color, orientation, people };
}
