import type { ModelBudget as Budget } from '#features/image-models/contract/model-health';
import { cn } from '#web/ui/class-names.ts';
import { budgetStanding, dollars } from './model-texts.ts';

/** Today's cost of hosted models and the daily budget. */
export function ModelBudget({ budget }: { budget: Budget }) {
  const { usd, spentUsd, galleryStopsAtUsd, resetsAt } = budget;
  const standing = budgetStanding(budget);
  return (
    <div className="py-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 tabular-nums">
        <span>
          <span className={cn('font-medium', TEXT_LOOKS[standing])}>{dollars(spentUsd)}</span> of{' '}
          {dollars(usd)} today
        </span>
        <span className="text-muted">Resets at {timeOfDay(resetsAt)} UTC</span>
      </p>
      <div aria-hidden className="relative mt-2 h-2 rounded-full bg-surface-3 forced-colors:border">
        <div
          className={cn('h-full rounded-full forced-colors:bg-[Highlight]', BAR_LOOKS[standing])}
          style={{ width: `${Math.min(1, spentUsd / usd) * 100}%` }}
        />
        <div
          className="absolute -inset-y-1 w-0.5 bg-border-strong forced-colors:bg-[CanvasText]"
          style={{ left: `${(galleryStopsAtUsd / usd) * 100}%` }}
        />
      </div>
      <p className="mt-2 text-muted tabular-nums">
        New gallery pictures pause at {dollars(galleryStopsAtUsd)}.
      </p>
    </div>
  );
}

const BAR_LOOKS = { well: 'bg-ink', near: 'bg-warning', spent: 'bg-danger' };
const TEXT_LOOKS = { well: '', near: 'text-warning', spent: 'text-danger' };

function timeOfDay(iso: string): string {
  return iso.slice(11, 16);
}
