import { Link } from 'wouter';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import type { AuditEntry } from '../contract/admin-audit.ts';
import { deedFacts, deedText, subjectPath } from './audit-texts.ts';

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul aria-label="Changes" className="mt-6 divide-y divide-border border-border border-t text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 py-3 leading-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <p className="text-muted tabular-nums">
            <ExactTime date={entry.at} />
          </p>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p>
              <span className="font-medium">{entry.adminEmail}</span> {deedText(entry)}
            </p>
            <Facts entry={entry} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const path = subjectPath(entry);
  return (
    <p className="text-muted">
      {deedFacts(entry).map((fact) => (
        <span key={fact}>{fact} · </span>
      ))}
      {path === null ? (
        <span className="font-mono text-xs">{entry.subject}</span>
      ) : (
        <Link
          href={path}
          className="inline-block min-h-6 font-mono text-xs leading-6 underline decoration-border-strong underline-offset-4 hover:text-ink hover:decoration-ink"
        >
          {entry.subject}
        </Link>
      )}
    </p>
  );
}
