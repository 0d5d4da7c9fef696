import { useMemo } from 'react';
import { useNow } from '#web/state/use-now.ts';
import type { CreditMovement } from '../contract/credit-history.ts';
import { groupDays } from './group-days.ts';
import { StatementLine } from './statement-line.tsx';

/** The lines by day. On phones the balance is below the amount instead of in a column. */
export function StatementTable({ movements }: { movements: readonly CreditMovement[] }) {
  const now = useNow();
  const days = useMemo(() => groupDays(movements, { now }), [movements, now]);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Credit history, newest first</caption>
      <thead>
        <tr className="border-border border-b text-left text-muted text-xs">
          <th scope="col" className="w-full pb-2 font-normal">
            What
          </th>
          <th scope="col" className="hidden min-w-28 pb-2 font-normal md:table-cell">
            Time
          </th>
          <th scope="col" className="min-w-16 pb-2 text-right font-normal md:min-w-28">
            Credits
          </th>
          <th scope="col" className="hidden min-w-28 pb-2 text-right font-normal md:table-cell">
            Balance
          </th>
        </tr>
      </thead>
      {days.map(({ key, title, movements: lines }) => (
        <tbody key={key}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="border-border border-b pt-7 pb-2 text-left font-medium"
            >
              {title}
            </th>
          </tr>
          {lines.map((movement) => (
            <StatementLine key={movement.id} movement={movement} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
