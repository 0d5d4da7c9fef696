import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx';
import { AD_LAYOUTS, type AdLayoutId } from '../../contract/ad-enumerations.ts';
import { LayoutMenu } from './layout-menu.tsx';

interface LayoutSwitchProps {
  /** The ad's name. */
  name: string;
  /** The current layout; null if it is not known yet. */
  layout: AdLayoutId | null;
  /** The possible layouts, the best first. */
  layouts: readonly AdLayoutId[];
  /** @param layout null for the best one */
  onChoose(layout: AdLayoutId | null): void;
}

/** Steps through the layouts of one ad, or chooses one by name. Keeps its place if there is no choice. */
export function LayoutSwitch({ name, layout, layouts, onChoose }: LayoutSwitchProps) {
  if (!layout || layouts.length < 2) {
    return (
      <p className="grid h-11 place-items-center rounded-md border border-border border-dashed text-muted text-sm md:pointer-fine:h-8.5">
        {layout ? AD_LAYOUTS[layout] : 'Layout'}
      </p>
    );
  }
  const at = layouts.indexOf(layout);
  const choose = (chosen: AdLayoutId) => onChoose(chosen === layouts[0] ? null : chosen);
  const step = (by: number) => choose(layouts.at((at + by) % layouts.length)!);

  return (
    <div className="flex items-center rounded-md border border-border bg-surface-1">
      <button
        type="button"
        aria-label={`Previous layout of ${name}`}
        title="Previous layout"
        onClick={() => step(-1)}
        className={STEP}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </button>
      <LayoutMenu
        value={layout}
        onChoose={choose}
        options={layouts.map((each, place) => [
          each,
          <span key={each}>
            {AD_LAYOUTS[each]}
            {place === 0 && <span className="text-muted"> · suits best</span>}
          </span>,
        ])}
        align="center"
      >
        <DropdownMenuTrigger
          aria-label={`Layout of ${name}: ${AD_LAYOUTS[layout]}`}
          className="flex h-11 min-w-0 flex-1 items-center justify-center gap-1 rounded-sm text-sm hover:bg-surface-2 md:pointer-fine:h-8"
        >
          <span className="truncate">{AD_LAYOUTS[layout]}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted" />
        </DropdownMenuTrigger>
      </LayoutMenu>
      <button
        type="button"
        aria-label={`Next layout of ${name}`}
        title="Next layout"
        onClick={() => step(1)}
        className={STEP}
      >
        <ChevronRight aria-hidden className="size-4" />
      </button>
    </div>
  );
}

const STEP =
  'grid h-11 w-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-surface-2 hover:text-ink md:pointer-fine:h-8 md:pointer-fine:w-8';
