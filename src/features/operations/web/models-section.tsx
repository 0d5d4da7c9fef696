import { BoardSection } from '#features/admin/web/board-section.tsx';
import type { ModelBudget as Budget, ModelState } from '#features/image-models/contract/model-health';
import { cn } from '#web/ui/class-names.ts';
import { ModelRow } from './model-row.tsx';
import { areAllBuiltIn, budgetStanding, dollars, inOrderOfNeed } from './model-texts.ts';

interface ModelsSectionProps {
  models: readonly ModelState[];
  budget: Budget | null;
  /** The server's clock. */
  now: string;
}

/** The models with their state and cost. */
export function ModelsSection({ models, budget, now }: ModelsSectionProps) {
  return (
    <BoardSection title="Models">
      {areAllBuiltIn(models) ? (
        <p className="py-4 text-muted text-sm leading-relaxed">
          Everything is made on this machine by the studio engine. No hosted model is configured.{' '}
          <code className="text-xs">IMAGE_MODEL</code>, <code className="text-xs">TEXT_MODEL</code> and{' '}
          <code className="text-xs">VISION_MODEL</code> name hosted models.
        </p>
      ) : (
        <>
          {budget && <ModelBudget budget={budget} />}
          <table className="w-full text-left text-sm tabular-nums">
            <thead className="text-muted">
              <tr className="*:h-10 *:whitespace-nowrap *:font-medium [&>*+*]:pl-3 [&>*+*]:text-right">
                <th scope="col">Model</th>
                <th scope="col" className="text-left! max-md:hidden md:pl-6!">
                  State
                </th>
                <th scope="col">
                  Calls<span className="max-sm:hidden"> in 24 h</span>
                </th>
                <th scope="col">Failed</th>
                <th scope="col">
                  <span className="max-sm:hidden">Cost </span>
                  <span className="max-sm:capitalize">today</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-border border-border border-t">
              {inOrderOfNeed(models).map((model) => (
                <ModelRow key={model.id} model={model} now={now} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </BoardSection>
  );
}

/** Today's cost of hosted models and the daily budget. */
function ModelBudget({ budget }: { budget: Budget }) {
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
