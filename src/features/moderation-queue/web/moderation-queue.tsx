import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { ListPages } from '#features/admin/web/list-pages.tsx';
import { readPage } from '#features/admin/web/list-place';
import * as phrases from '#phrases';
import { MODERATION_PAGE } from '#platform/limits/limits';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { moderationQuery, type QueuePlace } from './api/moderation.ts';
import { ModerationCaseRow } from './moderation-case.tsx';
import { QueueHead } from './queue-head.tsx';
import { useDecisions } from './use-decisions.ts';
import { useQueueKeys } from './use-queue-keys.ts';

interface ModerationQueueProps {
  /** Whether keyboard shortcuts are enabled. */
  areKeysOn(): boolean;
}

/** Pictures that wait for a decision, or decided ones; the address selects the list. */
export function ModerationQueue({ areKeysOn }: ModerationQueueProps) {
  const place = readPlace(useSearch());
  const { data, isError, refetch } = useQuery(moderationQuery(place));
  const cases = data?.cases ?? [];
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [confirming, setConfirming] = useState<string | null>(null);
  const current = Math.min(at, cases.length - 1);
  // After a decision the focus moves to the case that takes its place.
  const refocus = useRef(false);
  const { mutate, isPending, variables } = useDecisions(() => {
    setConfirming(null);
    refocus.current = true;
  });

  function goTo(place: number) {
    const next = Math.max(0, Math.min(place, cases.length - 1));
    setAt(next);
    setConfirming(null);
    const row = list.current?.children[next];
    if (row instanceof HTMLElement) row.focus();
  }
  useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    const row = list.current?.children[current];
    if (row instanceof HTMLElement) row.focus();
    else document.getElementById('content')?.focus();
  });

  const chosen = cases[current];
  const isOpen = chosen?.status === 'open';
  useQueueKeys(
    {
      j: () => goTo(current + 1),
      k: () => goTo(current - 1),
      ...(isOpen &&
        !isPending && {
          a: () => mutate({ id: chosen.id, verb: 'approve' }),
          r: () => setConfirming(chosen.id),
          escape: () => setConfirming(null),
        }),
    },
    areKeysOn,
  );

  return (
    <div className="site-grid py-8 md:py-12">
      <QueueHead place={place} counts={data?.counts} />
      {!data && !isError && <QueueSkeleton />}
      {isError && !data && (
        <LoadFailure title={phrases.queueNotLoaded} onRetry={() => void refetch()} className="my-16" />
      )}
      {data && cases.length === 0 && <NothingHere place={place} total={data.counts[place.status]} />}
      <ul ref={list} aria-label={place.status === 'open' ? 'Open cases' : 'Decided cases'}>
        {cases.map((one, index) => (
          <ModerationCaseRow
            key={one.id}
            one={one}
            current={index === current}
            isConfirming={confirming === one.id}
            busy={isPending && variables?.id === one.id}
            onCurrent={() => setAt(index)}
            onApprove={() => mutate({ id: one.id, verb: 'approve' })}
            onConfirming={(isConfirming) => setConfirming(isConfirming ? one.id : null)}
            onRemove={() => mutate({ id: one.id, verb: 'remove' })}
          />
        ))}
      </ul>
      {data && (
        <ListPages
          page={place.page}
          total={data.counts[place.status]}
          perPage={MODERATION_PAGE}
          addressOf={(page) => `/admin/moderation?status=${place.status}&page=${page}`}
        />
      )}
    </div>
  );
}

function readPlace(search: string): QueuePlace {
  const params = new URLSearchParams(search);
  return { status: params.get('status') === 'done' ? 'done' : 'open', page: readPage(params) };
}

function NothingHere({ place: { status }, total }: { place: QueuePlace; total: number }) {
  if (total > 0)
    return (
      <EmptyState title="This page is now empty" className="my-16">
        Go back to an earlier page.
      </EmptyState>
    );
  return status === 'open' ? (
    <EmptyState title="Nothing to review" className="my-16">
      Flagged or reported pictures appear here.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing has been decided yet" className="my-16">
      Approved and removed pictures appear here.
    </EmptyState>
  );
}

function QueueSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-border">
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid gap-6 py-5 sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-[3/2] w-full rounded-sm" />
          <Skeleton className="h-20 w-full rounded-sm" />
        </div>
      ))}
    </div>
  );
}
