import { BoardSection } from '#features/admin/web/board-section.tsx';
import type { ModelBudget as Budget, ModelState } from '#features/image-models/contract/model-health';
import { ModelBudget } from './model-budget.tsx';
import { ModelRow } from './model-row.tsx';
import { areAllBuiltIn, inOrderOfNeed } from './model-texts.ts';

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
