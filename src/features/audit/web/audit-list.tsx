import { Link } from 'wouter';
import type { AuditEntry } from '../contract/admin-audit.ts';
import { Log } from './audit-page.tsx';
import { changeFacts, changeText, subjectPath } from './audit-texts.ts';

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Log label="Changes" entries={entries}>
      {(entry) => (
        <>
          <p>
            <span className="font-medium">{entry.adminEmail}</span> {changeText(entry)}
          </p>
          <Facts entry={entry} />
        </>
      )}
    </Log>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const path = subjectPath(entry);
  return (
    <p className="text-muted">
      {changeFacts(entry).map((fact) => (
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
