import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import { ListResult } from '#features/admin/web/list-result.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const LISTS = [
  { list: 'changes', href: '/admin/audit', label: 'Changes by admins' },
  { list: 'events', href: '/admin/audit?list=events', label: 'Security events' },
] as const;

interface AuditPageProps<Data>
  extends Omit<ComponentProps<typeof ListResult<Data & { total: number }>>, 'skeleton'> {
  current: (typeof LISTS)[number]['list'];
  filters: ReactNode;
}

/** The audit page with one of its two lists. */
export function AuditPage<Data>({ current, filters, ...result }: AuditPageProps<Data>) {
  return (
    <AdminPage title="Audit log">
      <nav aria-label="Lists" className="mt-6 flex gap-6 border-border border-b text-sm">
        {LISTS.map(({ list, href, label }) => (
          <Link
            key={list}
            href={href}
            aria-current={list === current ? 'page' : undefined}
            className={cn(
              '-mb-px flex h-11 items-center border-b-2 font-medium md:pointer-fine:h-10',
              list === current ? 'border-ink text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {filters}
      <ListResult skeleton={<LogSkeleton />} {...result} />
    </AdminPage>
  );
}

interface LogProps<Entry> {
  label: string;
  entries: readonly Entry[];
  children(entry: Entry): ReactNode;
}

/** Log entries, each beside its time. */
export function Log<Entry extends { id: number; at: string }>({ label, entries, children }: LogProps<Entry>) {
  return (
    <ul aria-label={label} className="mt-6 divide-y divide-border border-border border-t text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 py-3 leading-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <p className="text-muted tabular-nums">
            <ExactTime date={entry.at} />
          </p>
          <div className="min-w-0 [overflow-wrap:anywhere]">{children(entry)}</div>
        </li>
      ))}
    </ul>
  );
}

function LogSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 space-y-5">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-10 w-full rounded-sm" />
      ))}
    </div>
  );
}
