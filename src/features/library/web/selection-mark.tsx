import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** Whether a card is selected, in its corner. */
export function SelectionMark({ selected, style }: { selected: boolean; style?: CSSProperties }) {
  return (
    <span
      aria-hidden
      style={style}
      className={cn(
        'absolute top-2 left-2 grid size-6 place-items-center rounded-full border-2 border-on-picture shadow-raised transition-colors',
        selected ? 'bg-ink text-paper' : 'bg-scrim text-on-picture',
      )}
    >
      {selected && <Check className="size-4" strokeWidth={3} />}
    </span>
  );
}
