import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string;
  onText(text: string): void;
  onClear(): void;
}

/** A search input with a magnifier and a button that clears it; Escape clears it, too. */
export function SearchField({ value, onText, onClear, ...attributes }: SearchFieldProps) {
  return (
    <>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
      />
      <input
        maxLength={200}
        {...attributes}
        type="search"
        value={value}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') onClear();
        }}
        autoComplete="off"
        enterKeyHint="search"
        className={cn(
          FIELD_LOOK,
          value !== '' && 'pr-11!',
          'h-11 text-ellipsis pl-10! md:pointer-fine:h-10 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value !== '' && (
        <IconButton
          label="Clear search"
          onClick={({ currentTarget }) => {
            onClear();
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
          className="absolute! inset-y-0 right-0 my-auto"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </>
  );
}
