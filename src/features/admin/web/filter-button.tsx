import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface FilterButtonProps {
  on: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** A toggle that filters a list. */
export function FilterButton({ on, onToggle, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cn(
        'flex h-11 items-center gap-1.5 rounded-full border px-4 text-sm transition-colors md:pointer-fine:h-10',
        on
          ? 'border-ink bg-surface-3 font-medium text-ink'
          : 'border-border text-muted hover:border-border-strong hover:text-ink',
      )}
    >
      {on && <Check aria-hidden className="size-4" />}
      {children}
    </button>
  );
}
