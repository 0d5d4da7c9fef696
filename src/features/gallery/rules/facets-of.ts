import type { GalleryFilter } from '../contract/gallery-filter.ts';

/** The keys of the index for the filters besides words. */
export function facetsOf(
  filter: Partial<Record<Exclude<keyof GalleryFilter, 'q'>, string | null | undefined>>,
): string[] {
  return (['category', 'color', 'orientation', 'people'] as const).flatMap((name) =>
    filter[name] ? [`${name}:${filter[name]}`] : [],
  );
}
