import { useQuery } from '@tanstack/react-query';
import { COLOR_NAMES } from '#platform/words/color-names';
import { countInWords } from '#platform/words/count-in-words';
import { queryOf } from '#web/api/call.ts';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import { scrollFocusedIntoView } from '#web/ui/scroll-into-view.ts';
import { countGalleryFacets, type GalleryFacets } from '../contract/gallery.ts';
import { type GalleryFilter, type GalleryLooks, galleryQuery } from '../contract/gallery-filter.ts';

interface GalleryFiltersProps {
  filter: GalleryFilter;
  /** Number of pictures that they leave; undefined while it is unknown. */
  total: number | undefined;
  onChange(looks: GalleryLooks): void;
}

/** Filters by color, shape and people, with how many pictures each choice shows. */
export function GalleryFilters({ filter, total, onChange }: GalleryFiltersProps) {
  const { q, category, color, orientation, people } = filter;
  const looks = { color, orientation, people };
  const counts = useQuery({
    ...queryOf(countGalleryFacets, { query: galleryQuery({ category, ...looks }) }),
    // A search has fewer pictures of each than the gallery.
    enabled: q === '',
    placeholderData: (before) => before,
  }).data;
  const shown = q === '' ? counts : undefined;
  return (
    <fieldset
      aria-label="Filters"
      onFocus={scrollFocusedIntoView}
      className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {CHOICES.map(({ name, label, all, options }) => (
        <div key={name} className="shrink-0">
          <FilterChoice
            label={label}
            value={filter[name] ?? ''}
            options={[
              { value: '', label: all },
              ...Object.entries(options).map(([value, option]) => ({
                value,
                label: option,
                count: (shown?.[name] as Record<string, number> | undefined)?.[value],
              })),
            ]}
            onChange={(value) => onChange({ ...looks, [name]: value || null })}
          />
        </div>
      ))}
      {q === '' && (
        <p role="status" className="flex shrink-0 items-center text-muted text-sm tabular-nums">
          {total !== undefined && countInWords(total, 'picture')}
        </p>
      )}
    </fieldset>
  );
}

interface Choice {
  name: keyof GalleryLooks & keyof GalleryFacets;
  label: string;
  all: string;
  options: Record<string, string>;
}

const CHOICES: readonly Choice[] = [
  {
    name: 'color',
    label: 'Color',
    all: 'Color',
    options: Object.fromEntries(
      COLOR_NAMES.map((color) => [color, color.charAt(0).toUpperCase() + color.slice(1)]),
    ),
  },
  {
    name: 'orientation',
    label: 'Orientation',
    all: 'Shape',
    options: { landscape: 'Landscape', portrait: 'Portrait', square: 'Square' },
  },
  {
    name: 'people',
    label: 'People',
    all: 'People',
    options: { true: 'With people', false: 'Without people' },
  },
];
