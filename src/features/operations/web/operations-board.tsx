import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/admin-page.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Operations } from '../contract/operations.ts';
import { AdviceList } from './advice-list.tsx';
import { ledgerQuery, operationsQuery } from './api/operations.ts';
import { FailedGenerations } from './failed-generations.tsx';
import { IsolationSection } from './isolation-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { ModelsSection } from './models-section.tsx';
import { findAdvice } from './operations-advice.ts';
import { PaymentsSection } from './payments-section.tsx';
import { QueueTable } from './queue-table.tsx';
import { StorageSection } from './storage-section.tsx';

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
