import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Whether the value is an id or an amount, shown in a monospaced font. */
  isExact?: boolean;
}

/** A list of labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-border text-sm">
      {facts.map(({ label, value, isExact }) => (
        <div key={label} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd className={cn('[overflow-wrap:anywhere]', isExact && 'font-mono tabular-nums')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
