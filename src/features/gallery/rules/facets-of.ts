import type { GalleryFilter } from '../contract/gallery-filter.ts';

/** What a picture must be besides its words, as the index names it. */
export function facetsOf(
  filter: Partial<Record<Exclude<keyof GalleryFilter, 'q'>, string | null | undefined>>,
): string[] {
  return (['category', 'color', 'orientation', 'people'] as const).flatMap((name) =>
    filter[name] ? [`${name}:${filter[name]}`] : [],
  );
}
