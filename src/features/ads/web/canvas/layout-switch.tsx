import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import { layoutName } from './format-texts.ts';

interface LayoutSwitchProps {
  /** The ad it is for, as people read it. */
  name: string;
  /** The one shown, null where that is not known yet; and those that can be, the best first. */
  layout: AdLayoutId | null;
  layouts: readonly AdLayoutId[];
  /** Null for the best one, whichever that is. */
  onChoose(layout: AdLayoutId | null): void;
  className?: string;
}

/** Walks the layouts of one ad, or chooses one by its name. It keeps its place where there is no choice. */
export function LayoutSwitch({ name, layout, layouts, onChoose, className }: LayoutSwitchProps) {
  if (!layout || layouts.length < 2) {
    return (
      <p
        className={cn(
          'grid h-11 place-items-center rounded-md border border-border border-dashed text-muted text-sm md:pointer-fine:h-8.5',
          className,
        )}
      >
        {layout ? layoutName(layout) : 'Layout'}
      </p>
    );
  }
  const at = layouts.indexOf(layout);

  function choose(place: number) {
    const next = layouts[(place + layouts.length) % layouts.length];
    if (next) onChoose(next === layouts[0] ? null : next);
  }

  return (
    <div className={cn('flex items-center rounded-md border border-border bg-surface-1', className)}>
      <button
        type="button"
        aria-label={`Previous layout of ${name}`}
        title="Previous layout"
        onClick={() => choose(at - 1)}
        className={STEP}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </button>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger
          aria-label={`Layout of ${name}: ${layoutName(layout)}`}
          className="flex h-11 min-w-0 flex-1 items-center justify-center gap-1 rounded-sm text-sm hover:bg-surface-2 md:pointer-fine:h-8"
        >
          <span className="truncate">{layoutName(layout)}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="center" sideOffset={4}>
          <DropdownMenuRadioGroup
            value={layout}
            onValueChange={(chosen) => choose(layouts.indexOf(chosen as AdLayoutId))}
          >
            {layouts.map((each, place) => (
              <DropdownMenuRadioItem key={each} value={each}>
                <span>
                  {layoutName(each)}
                  {place === 0 && <span className="text-muted"> · suits best</span>}
                </span>
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      <button
        type="button"
        aria-label={`Next layout of ${name}`}
        title="Next layout"
        onClick={() => choose(at + 1)}
        className={STEP}
      >
        <ChevronRight aria-hidden className="size-4" />
      </button>
    </div>
  );
}

const STEP =
  'grid h-11 w-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-surface-2 hover:text-ink md:pointer-fine:h-8 md:pointer-fine:w-8';
