import { Link } from 'wouter';
import { cn } from '#web/ui/class-names.ts';

const LISTS = [
  { list: 'changes', href: '/admin/audit', label: 'Changes by admins' },
  { list: 'events', href: '/admin/audit?list=events', label: 'Security events' },
] as const;

export type AuditListName = (typeof LISTS)[number]['list'];

/** The way between the two lists of the audit page. */
export function AuditLists({ current }: { current: AuditListName }) {
  return (
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
  );
}
