import { Link } from 'wouter';
import { BoardSection } from '#features/admin/web/board-section.tsx';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import { countInWords } from '#platform/words/count-in-words';
import type { Operations, Reconciliation } from '../contract/operations.ts';
import { MODE_TEXTS } from './operations-texts.ts';

/** The payment mode, recent events, and the last reconciliations. */
export function PaymentsSection({ payments }: { payments: Operations['payments'] }) {
  const { mode, delivered, recovered, newestEvent, reconciliations } = payments;
  return (
    <BoardSection
      title="Payments"
      aside={
        <Link href="/admin/stripe-test" className="inline-block py-1 text-sm underline underline-offset-4">
          Test the configuration
        </Link>
      }
    >
      <dl className="grid gap-x-8 gap-y-3 py-4 text-sm sm:grid-cols-3">
        <Fact name="Mode">{MODE_TEXTS[mode]}</Fact>
        <Fact name="Events in 24 h">
          {delivered.toLocaleString('en')} delivered, {recovered.toLocaleString('en')} fetched
        </Fact>
        <Fact name="Newest event">
          {newestEvent ? (
            <>
              <span className="font-mono text-xs">{newestEvent.type}</span>,{' '}
              <ExactTime date={newestEvent.at} />
            </>
          ) : (
            'None yet'
          )}
        </Fact>
      </dl>
      {reconciliations.length > 0 && (
        <ul
          aria-label="Comparisons with the gateway"
          className="divide-y divide-border border-border border-t text-sm"
        >
          {reconciliations.map((run) => (
            <Comparison key={run.id} run={run} />
          ))}
        </ul>
      )}
    </BoardSection>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Comparison({ run }: { run: Reconciliation }) {
  const { startedAt, findings } = run;
  return (
    <li className="grid gap-x-6 py-2.5 leading-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="text-muted tabular-nums">
        <ExactTime date={startedAt} />
      </p>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{outcome(run)}</p>
        {findings.map(({ kind, subject, detail, repaired }) => (
          <p key={`${kind}${subject}${detail}`} className="text-muted">
            <span className="font-mono text-xs">{subject}</span>: {detail}
            {repaired ? ', repaired' : <span className="text-danger">, not repaired</span>}
          </p>
        ))}
      </div>
    </li>
  );
}

function outcome({ finishedAt, failure, findings, eventsRecovered }: Reconciliation): string {
  if (failure !== null) return `Could not be finished: ${failure}`;
  if (finishedAt === null) return 'Running, or interrupted';
  const events = eventsRecovered === 0 ? [] : [`${countInWords(eventsRecovered, 'missing event')} applied`];
  const differences =
    findings.length === 0 ? ['Both sides agree'] : [countInWords(findings.length, 'difference')];
  return [...differences, ...events].join(', ');
}
