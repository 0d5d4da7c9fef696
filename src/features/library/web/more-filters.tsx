import type { LibraryFacets } from '#features/generations/contract/library';
import { imageModelName } from '#features/image-models/web/image-model-texts';
import { COLOR_NAMES } from '#platform/words/color-names';
import { usePageState } from '#web/state/page-state.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import type { LibraryFilter } from './filter-library.ts';

interface MoreFiltersProps {
  filter: LibraryFilter;
  facets: LibraryFacets | undefined;
  onChange(filter: LibraryFilter): void;
}

/** Filters by star, kind, color, shape, people, engine, tag and date. */
export function MoreFilters({ filter, facets, onChange }: MoreFiltersProps) {
  const { imageModels } = usePageState();
  const models = (facets?.imageModels ?? []).map(({ imageModel, count }) => ({
    value: imageModel,
    label: imageModelName(imageModels, imageModel),
    count,
  }));
  const tags = (facets?.tags ?? []).map(({ tag, count }) => ({ value: tag, label: tag, count }));
  const choice = (
    name: 'kind' | 'color' | 'orientation' | 'people' | 'imageModel' | 'tag' | 'starred',
    label: string,
    all: string,
    options: Parameters<typeof FilterChoice>[0]['options'],
  ) => {
    const value = filter[name];
    const missing = value !== null && !options.some((option) => option.value === value);
    return (
      <FilterChoice
        label={label}
        value={value ?? ''}
        options={[{ value: '', label: all }, ...options, ...(missing ? [{ value, label: value }] : [])]}
        onChange={(next) => onChange({ ...filter, [name]: next || null })}
      />
    );
  };
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
      {choice('starred', 'Stars', 'Starred or not', [{ value: 'true', label: 'Starred' }])}
      {choice('kind', 'Kind', 'All kinds', KINDS)}
      {choice('color', 'Color', 'All colors', COLORS)}
      {choice('orientation', 'Orientation', 'All shapes', ORIENTATIONS)}
      {choice('people', 'People', 'With or without people', PEOPLE)}
      {choice('imageModel', 'Engine', 'All engines', models)}
      {choice('tag', 'Tag', 'All tags', tags)}
      {(['from', 'to'] as const).map((name) => (
        <input
          key={name}
          type="date"
          aria-label={name === 'from' ? 'First day' : 'Last day'}
          title={name === 'from' ? 'First day' : 'Last day'}
          value={filter[name] ?? ''}
          onChange={(event) => onChange({ ...filter, [name]: event.target.value || null })}
          className={cn(FIELD_LOOK, 'h-11 min-w-0 md:pointer-fine:h-10')}
        />
      ))}
    </div>
  );
}

const KINDS = [
  { value: 'picture', label: 'New pictures' },
  { value: 'change', label: 'Changes' },
  { value: 'cutout', label: 'Cut-outs' },
  { value: 'upload', label: 'Uploads' },
];
const ORIENTATIONS = [
  { value: 'landscape', label: 'Landscape' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'square', label: 'Square' },
];
const PEOPLE = [
  { value: 'true', label: 'With people' },
  { value: 'false', label: 'Without people' },
];
const COLORS = COLOR_NAMES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
