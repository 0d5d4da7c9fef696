import { BoardSection } from '#features/admin/web/board-section.tsx';
import { cn } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { QueueState } from '../contract/operations.ts';
import { isLate } from './operations-advice.ts';

/** Each queue's jobs, and how long the oldest has waited. */
export function QueueTable({ queues, now }: { queues: readonly QueueState[]; now: string }) {
  return (
    <BoardSection title="Queues">
      <table className="w-full text-left text-sm tabular-nums">
        <thead className="text-muted">
          <tr className="*:h-10 *:font-medium [&>*+*]:pl-3 [&>*+*]:text-right">
            <th scope="col">Queue</th>
            <th scope="col">Waiting</th>
            <th scope="col" className="max-sm:hidden">
              Oldest
            </th>
            <th scope="col" className="max-md:hidden">
              Later
            </th>
            <th scope="col">Running</th>
            <th scope="col">
              Failed<span className="max-sm:hidden"> in 24 h</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-border border-t">
          {queues.map((queue) => {
            const { name, waiting, oldestSince, later, running, failed } = queue;
            const late = isLate(queue, now);
            return (
              <tr key={name} className="*:py-2 [&>*+*]:pl-3 [&>*+*]:text-right">
                <th scope="row" className="font-mono font-normal text-xs [overflow-wrap:anywhere]">
                  {name}
                </th>
                <td className={cn(late && 'font-medium text-danger')}>{figure(waiting)}</td>
                <td className={cn('max-sm:hidden', late && 'font-medium text-danger')}>
                  {oldestSince === null ? '–' : <RelativeTime date={oldestSince} now={Date.parse(now)} />}
                </td>
                <td className="max-md:hidden">{figure(later)}</td>
                <td>{figure(running)}</td>
                <td className={cn(failed > 0 && 'font-medium text-danger')}>{figure(failed)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </BoardSection>
  );
}

/** Zeros are muted. */
function figure(count: number) {
  return count === 0 ? <span className="text-muted">0</span> : count.toLocaleString('en');
}
