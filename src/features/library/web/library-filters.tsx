import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { FilterOption, LibraryFilter } from './filter-library.ts';

interface LibraryFiltersProps {
  categories: readonly FilterOption[];
  /** Left out if only finished pictures are shown. */
  statuses?: readonly FilterOption[];
  filter: LibraryFilter;
  onChange(filter: LibraryFilter): void;
  placeholder: string;
  /** Further filters below. */
  children?: ReactNode;
}

/** Search words, category and status of the library. */
export function LibraryFilters({
  categories,
  statuses,
  filter,
  onChange,
  placeholder,
  children,
}: LibraryFiltersProps) {
  const finished = statuses === undefined;
  const { text, category, status } = filter;
  // The chosen category stays listed after its last picture is deleted.
  const chosen = categories.some(({ value }) => value === category) ? [] : missing(category);
  return (
    <search>
      <div
        className={cn(
          'grid gap-2',
          finished
            ? 'sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]'
            : 'grid-cols-[minmax(8rem,1fr)_minmax(0,auto)] sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]',
        )}
      >
        <div className={cn('relative', !finished && 'col-span-2 sm:col-span-1')}>
          <SearchField
            value={text}
            onText={(next) => onChange({ ...filter, text: next })}
            onClear={() => onChange({ ...filter, text: '' })}
            placeholder={placeholder}
            aria-label="Search your pictures by prompt keywords"
          />
        </div>
        <FilterChoice
          label="Category"
          value={category ?? ''}
          options={[{ value: '', label: 'All categories' }, ...categories, ...chosen]}
          onChange={(value) => onChange({ ...filter, category: value || null })}
        />
        {statuses && (
          <FilterChoice
            label="Status"
            value={status}
            options={statuses}
            onChange={(value) => onChange({ ...filter, status: value as LibraryFilter['status'] })}
          />
        )}
      </div>
      {children}
    </search>
  );
}

function missing(category: string | null): { value: string; label: string }[] {
  return category === null ? [] : [{ value: category, label: category }];
}
