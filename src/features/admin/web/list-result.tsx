import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { cn } from '#web/ui/class-names.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { describeFailure } from './describe-failure.ts';
import { ListPages } from './list-pages.tsx';

interface ListResultProps<Data> {
  query: UseQueryResult<Data>;
  /** What the list shows, for the error message. */
  what: string;
  skeleton: ReactNode;
  /** From 1. */
  page: number;
  perPage: number;
  addressOf(page: number): string;
  children(data: Data): ReactNode;
}

/** One page of a list with links to the others; a skeleton or an error until it is loaded. */
export function ListResult<Data extends { total: number }>({
  query: { data, error, isPlaceholderData, refetch },
  what,
  skeleton,
  children,
  ...pages
}: ListResultProps<Data>) {
  if (error)
    return (
      <LoadFailure
        title={fillText(phrases.errorLoading, { what, why: describeFailure(error) })}
        onRetry={() => void refetch()}
        className="my-16"
      />
    );
  if (!data) return skeleton;
  return (
    <div className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}>
      {children(data)}
      <ListPages total={data.total} {...pages} />
    </div>
  );
}
