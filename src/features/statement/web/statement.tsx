import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { creditsQuery } from '#features/accounts/web/api/accounts';
import * as phrases from '#phrases';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CreditStanding } from '../contract/credit-history.ts';
import { creditHistoryQuery, STATEMENT_FILE_ADDRESS } from './api/credit-history.ts';
import { CreditStandingView } from './credit-standing.tsx';
import { StatementTable } from './statement-table.tsx';

/** The spendable credits and their history. */
export function Statement() {
  const { user } = usePageState();
  const query = useInfiniteQuery(creditHistoryQuery);
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    query;
  const standing = data?.pages[0]?.standing;
  useLiveStatement(standing, () => void refetch());
  const movements = data?.pages.flatMap((page) => page.movements) ?? [];
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-6 md:py-12">
      <h1 className="font-serif text-title">Your credits</h1>
      <p className="hidden text-muted print:block">Framewright · {user?.email}</p>
      <CreditStandingView standing={standing} isLoading={!data && !isError} />
      <section aria-labelledby="history-title" className="mt-10 md:mt-12">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <h2 id="history-title" className="font-serif text-2xl leading-tight">
            History
          </h2>
          {movements.length > 0 && (
            <Button asChild size="small">
              <a href={STATEMENT_FILE_ADDRESS} download>
                <Download aria-hidden className="size-4" />
                Download CSV
              </a>
            </Button>
          )}
        </div>
        {!data && !isError && <StatementSkeleton />}
        {!data && isError && (
          <LoadFailure title={phrases.historyNotLoaded} onRetry={() => void refetch()} className="my-12">
            The server sent an unexpected answer. Your credits are safe.
          </LoadFailure>
        )}
        {data && movements.length === 0 && <NothingYet />}
        {movements.length > 0 && <StatementTable movements={movements} />}
        {hasNextPage && (
          <div className="flex flex-col items-center gap-2 py-6">
            {isFetchNextPageError && (
              <p role="alert" className="text-danger text-sm">
                {phrases.moreNotLoaded}
              </p>
            )}
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No credits have moved yet"
      action={
        <Button asChild variant="primary">
          <Link href="/pricing">See the plans</Link>
        </Button>
      }
      className="my-12"
    >
      Every credit you get or spend is listed here.
    </EmptyState>
  );
}

/** As tall as the real lines. */
function StatementSkeleton() {
  return (
    <div aria-busy="true" className="border-border border-t">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3.5 border-border border-b py-3">
          <Skeleton className="size-11 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-1/4" />
          </div>
          <Skeleton className="h-4 w-10" />
        </div>
      ))}
    </div>
  );
}

/** Refetches the statement when the polled balance differs from it. */
function useLiveStatement(standing: CreditStanding | undefined, onChange: () => void): void {
  const { data } = useQuery(creditsQuery(true));
  const known = useRef(standing);
  const notify = useRef(onChange);
  useEffect(() => {
    known.current = standing;
    notify.current = onChange;
  });
  const [credits, held] = [data?.credits, data?.held];
  useEffect(() => {
    if (!known.current || credits === undefined) return;
    const { monthly, extra, held: heldThen } = known.current;
    if (credits !== monthly + extra || held !== heldThen) notify.current();
  }, [credits, held]);
}
