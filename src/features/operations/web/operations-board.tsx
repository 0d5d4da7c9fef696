import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { BoardSection } from '#features/admin/web/board-section.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import { type Fact, Facts } from '#features/admin/web/facts.tsx';
import type { SiteStorage } from '#features/storage/contract/storage';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { bytesInWords } from '#platform/words/bytes-in-words';
import { cn } from '#web/ui/class-names.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Operations } from '../contract/operations.ts';
import { ledgerQuery, operationsQuery } from './api/operations.ts';
import { FailedGenerations } from './failed-generations.tsx';
import { IsolationSection } from './isolation-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { ModelsSection } from './models-section.tsx';
import { type Advice, findAdvice } from './operations-advice.ts';
import { PaymentsSection } from './payments-section.tsx';
import { QueueTable } from './queue-table.tsx';

/** The state of the site, and what needs action. */
export function OperationsBoard() {
  const { data, error, refetch } = useQuery(operationsQuery);
  return (
    <AdminPage title="Operations" aside={data && <AsOf operations={data} error={error} />}>
      {error && !data && (
        <LoadFailure
          title={fillText(phrases.errorLoading, { what: 'operations', why: describeFailure(error) })}
          onRetry={() => void refetch()}
          className="my-16"
        />
      )}
      {!data && !error && (
        <div aria-busy="true" className="mt-6 space-y-6">
          <Skeleton className="h-16 w-full rounded-lg" />
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      )}
      {data && <Board operations={data} />}
    </AdminPage>
  );
}

function Board({ operations }: { operations: Operations }) {
  const ledger = useQuery(ledgerQuery);
  return (
    <div className="mt-6 space-y-10">
      <AdviceList found={findAdvice(operations, ledger.data)} />
      <QueueTable queues={operations.queues} now={operations.now} />
      <ModelsSection models={operations.models} budget={operations.modelBudget} now={operations.now} />
      <StorageSection storage={operations.storage} />
      <PaymentsSection payments={operations.payments} />
      <LedgerSection
        check={ledger.data}
        error={ledger.error}
        busy={ledger.isFetching}
        onCheck={() => void ledger.refetch()}
      />
      <IsolationSection reports={operations.isolation} />
      <FailedGenerations generations={operations.failedGenerations} />
    </div>
  );
}

function AsOf({ operations: { now }, error }: { operations: Operations; error: Error | null }) {
  if (error)
    return (
      <p role="status" className="text-danger text-sm">
        As of <ExactTime date={now} />: {describeFailure(error)}
      </p>
    );
  return (
    <p className="text-muted text-sm">
      As of <ExactTime date={now} />
    </p>
  );
}

/** Stored bytes with their limits, and free disk space. */
function StorageSection({ storage }: { storage: SiteStorage }) {
  const { disks, usedBytes, limitBytes, visitorBytes, visitorLimitBytes } = storage;
  const facts: Fact[] = [
    { label: 'Everybody', value: ofLimit(usedBytes, limitBytes) },
    { label: 'Visitors', value: ofLimit(visitorBytes, visitorLimitBytes) },
    ...disks.map(({ name, freeBytes, floorBytes, isFull }) => ({
      label: `Disk for ${name}`,
      value:
        freeBytes === null
          ? 'Free space unknown.'
          : `${bytesInWords(freeBytes)} free. ${isFull ? 'Writing is refused: the minimum is' : 'Writing is refused below'} ${bytesInWords(floorBytes)}.`,
    })),
  ];
  return (
    <BoardSection title="Storage">
      <Facts facts={facts} />
    </BoardSection>
  );
}

function ofLimit(used: number, limit: number | null): string {
  return limit === null
    ? `${bytesInWords(used)}, without a limit`
    : `${bytesInWords(used)} of ${bytesInWords(limit)}`;
}

/** Problems with their remedies, or a line that says that there are none. */
function AdviceList({ found }: { found: readonly Advice[] }) {
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
