import { Check, CircleHelp, X } from 'lucide-react';
import { BoardSection } from '#features/admin/web/board-section.tsx';
import { openProperties, PROPERTY_TEXTS, programText, type ReportedIsolation } from './isolation-texts.ts';

/** For each program that opens user files: which isolation properties hold, and which do not. */
export function IsolationSection({ reports }: { reports: readonly ReportedIsolation[] }) {
  return (
    <BoardSection title="Isolation">
      {reports.length === 0 ? (
        <p className="py-4 text-muted text-sm">No measurement in the last two hours.</p>
      ) : (
        <ul className="divide-y divide-border text-sm">
          {reports.map((report) => (
            <li key={`${report.role} ${report.host} ${report.program}`}>
              <ReportDetails report={report} />
            </li>
          ))}
        </ul>
      )}
    </BoardSection>
  );
}

function ReportDetails({ report }: { report: ReportedIsolation }) {
  const { program, role, host, properties } = report;
  const open = openProperties(report).length;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6 py-2">
        <span>
          {programText(program)}{' '}
          <span className="text-muted [overflow-wrap:anywhere]">
            ({role} on {host})
          </span>
        </span>
        <span className={open === 0 ? 'text-success' : 'text-warning'}>
          {properties.length - open} of {properties.length} active
        </span>
      </summary>
      <ul className="space-y-2 pb-4">
        {properties.map(({ name, isHeld, reason }) => (
          <li key={name} className="flex gap-3 leading-6">
            <PropertyMark isHeld={isHeld} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {PROPERTY_TEXTS[name]}
              {reason !== null && <span className="block text-muted">{reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PropertyMark({ isHeld }: { isHeld: boolean | null }) {
  const className = 'mt-0.5 size-5 shrink-0';
  if (isHeld === null) return <CircleHelp aria-label="Not measured:" className={`${className} text-muted`} />;
  return isHeld ? (
    <Check aria-label="Active:" className={`${className} text-success`} />
  ) : (
    <X aria-label="Missing:" className={`${className} text-warning`} />
  );
}
