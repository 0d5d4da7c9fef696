import { CircleCheck, TriangleAlert } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';
import type { Advice } from './operations-advice.ts';

/** Problems with their remedies, or a line that says that there are none. */
export function AdviceList({ found }: { found: readonly Advice[] }) {
  if (found.length === 0)
    return (
      <p className="flex items-center gap-3 rounded-lg border border-border bg-surface-1 px-4 py-4 text-sm">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        All is well: no job waits too long, and nothing has failed.
      </p>
    );
  return (
    <ul
      aria-label="To do"
      className="divide-y divide-border rounded-lg border border-border bg-surface-1 text-sm"
    >
      {found.map(({ problem, remedy, isGrave }) => (
        <li key={problem} className="flex gap-3 px-4 py-3 leading-6">
          <TriangleAlert
            aria-hidden
            className={cn('mt-0.5 size-5 shrink-0', isGrave ? 'text-danger' : 'text-warning')}
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-medium">{problem}</p>
            <p className="text-muted">{remedy}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
