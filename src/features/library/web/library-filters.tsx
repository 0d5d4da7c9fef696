import { ChevronDown } from 'lucide-react';
import type { Generation } from '#features/generations/contract/generations';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { categoryOptions, type FilterOption, type LibraryFilter, statusOptions } from './filter-library.ts';

interface LibraryFiltersProps {
  generations: readonly Generation[];
  filter: LibraryFilter;
  onChange(filter: LibraryFilter): void;
  /** Whether only finished pictures are shown, without a choice of status. */
  finished?: boolean;
}

/** Search words, category and status of the library. */
export function LibraryFilters({ generations, filter, onChange, finished = false }: LibraryFiltersProps) {
  const { text, category, status } = filter;
  const categories = categoryOptions(generations, status);
  // The chosen category stays listed after its last picture is deleted.
  const chosen = categories.some(({ value }) => value === category) ? [] : missing(category);
  return (
    <search
      className={cn(
        'grid gap-2',
        finished
          ? 'sm:grid-cols-[minmax(0,1fr)_auto]'
          : 'grid-cols-[minmax(8rem,1fr)_minmax(0,auto)] sm:grid-cols-[minmax(0,1fr)_auto_auto]',
      )}
    >
      <div className={cn('relative', !finished && 'col-span-2 sm:col-span-1')}>
        <SearchField
          value={text}
          onText={(next) => onChange({ ...filter, text: next })}
          onClear={() => onChange({ ...filter, text: '' })}
          placeholder="Search your prompts"
          aria-label="Search your pictures by prompt keywords"
        />
      </div>
      <Choice
        label="Category"
        value={category ?? ''}
        options={[{ value: '', label: 'All categories' }, ...categories, ...chosen]}
        onChange={(value) => onChange({ ...filter, category: value || null })}
      />
      {!finished && (
        <Choice
          label="Status"
          value={status}
          options={statusOptions(generations)}
          onChange={(value) => onChange({ ...filter, status: value as LibraryFilter['status'] })}
        />
      )}
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (Omit<FilterOption, 'count'> & { count?: number })[];
  onChange(value: string): void;
}

/** A native select, which works best on phones. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          FIELD_LOOK,
          'h-11 appearance-none text-ellipsis pr-9! md:pointer-fine:h-10 sm:max-w-56',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {option.count !== undefined && ` (${option.count.toLocaleString('en')})`}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}

function missing(category: string | null): { value: string; label: string }[] {
  return category === null ? [] : [{ value: category, label: category }];
}
