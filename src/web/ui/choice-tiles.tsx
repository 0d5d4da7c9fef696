import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { scrollFocusedIntoView } from './scroll-into-view.ts';

export interface Tile<Value extends string> {
  value: Value;
  label: string;
  /** Below the label, in muted text. */
  detail?: string;
  drawing: ReactNode;
}

interface ChoiceTilesProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  tiles: readonly Tile<Value>[];
  onChoose(value: Value): void;
  /** Class of the row of tiles. */
  className?: string;
}

/** Radio buttons with drawings. */
export function ChoiceTiles<Value extends string>({
  label,
  name,
  value: chosen,
  tiles,
  onChoose,
  className,
}: ChoiceTilesProps<Value>) {
  return (
    <fieldset className="min-w-0" onFocus={scrollFocusedIntoView}>
      <legend className="font-medium text-sm">{label}</legend>
      <div className={cn('mt-2 grid gap-1.5', className)}>
        {tiles.map(({ value, label: title, detail, drawing }) => (
          <label
            key={value}
            className={cn(
              'group relative flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-md border border-border bg-surface-1 transition-colors',
              'hover:border-border-strong has-checked:border-ink has-checked:bg-lifted has-checked:shadow-raised',
              'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none outline-none forced-colors:m-1 forced-colors:size-4 forced-colors:appearance-auto"
            />
            {drawing}
            <span className="truncate px-1 py-1.5 text-center text-[0.6875rem] text-muted leading-4 tracking-tight sm:text-xs transition-colors group-hover:text-ink group-has-checked:text-ink">
              {title}{' '}
              {detail !== undefined && <span className="block text-muted tabular-nums">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
