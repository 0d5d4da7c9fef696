import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { emptyTrash, eraseTrash } from '#features/generations/contract/trash';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useNow } from '#web/state/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { restorePictures } from '../delete-pictures.ts';
import { LIBRARY_COLUMNS } from '../library-layout.ts';
import { LibrarySkeleton } from '../library-skeleton.tsx';
import { refresh } from '../send-deletions.ts';
import { TrashCardView } from './trash-card.tsx';
import { type TrashCard, trashCards } from './trash-cards.ts';
import { trashQuery } from './trash-query.ts';

export function TrashContents() {
  const client = useQueryClient();
  const now = useNow();
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(trashQuery);
  /** Restored or erased, until the server's list says so too. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [erasing, setErasing] = useState<TrashCard | 'all' | null>(null);
  const box = useRef<HTMLDivElement>(null);

  if (isPending) return <LibrarySkeleton />;
  if (isError && !data) {
    return <LoadFailure title={phrases.trashNotLoaded} onRetry={() => void refetch()} />;
  }
  const cards = trashCards(data.pages.flatMap(({ items }) => items)).filter(({ key }) => !gone.has(key));

  function hide(card: TrashCard, hidden: boolean) {
    setGone(
      (before) => new Set(hidden ? [...before, card.key] : [...before].filter((key) => key !== card.key)),
    );
  }

  async function restore(card: TrashCard) {
    hide(card, true);
    box.current?.focus();
    const failed = await restorePictures(client, [card.deletion]);
    if (failed.length > 0) hide(card, false);
  }

  async function erase(what: TrashCard | 'all') {
    if (what === 'all') await call(emptyTrash);
    else
      await call(eraseTrash, {
        params: { id: what.deletion.generationId },
        query: { imageId: what.image?.id },
      });
    if (what !== 'all') hide(what, true);
    await refresh(client, what === 'all' ? [] : [what.deletion]);
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {cards.length === 0 && !hasNextPage ? (
        <EmptyState
          title="Nothing in the trash"
          action={
            <Button asChild>
              <Link href="/library">Go to your library</Link>
            </Button>
          }
        >
          Everything that you made is in your library.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex min-h-11 items-center justify-between gap-3">
            <p role="status" className="text-muted text-sm tabular-nums">
              {count(cards.length)}
              {hasNextPage && ' or more'}
            </p>
            <Button size="small" onClick={() => setErasing('all')}>
              <Trash2 aria-hidden className="size-4" />
              Empty the trash
            </Button>
          </div>
          <div className="@container">
            <ul className={LIBRARY_COLUMNS}>
              {cards.map((card) => (
                <TrashCardView
                  key={card.key}
                  card={card}
                  now={now}
                  onRestore={() => void restore(card)}
                  onErase={() => setErasing(card)}
                />
              ))}
            </ul>
          </div>
          {hasNextPage && <ShowMore isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
        </>
      )}
      {erasing && (
        <ConfirmDialog
          title={erasing === 'all' ? 'Empty the trash?' : 'Erase it for good?'}
          description={
            erasing === 'all'
              ? 'Everything in the trash is erased at once. You cannot undo this.'
              : 'It is erased at once. You cannot undo this.'
          }
          action={erasing === 'all' ? 'Empty the trash' : 'Erase'}
          run={() => erase(erasing)}
          explain={(error) => messageOf(error, phrases.serverUnreached)}
          next={box}
          onClose={() => setErasing(null)}
        />
      )}
    </div>
  );
}

function count(cards: number): string {
  return cards === 1 ? 'One item' : `${cards.toLocaleString('en')} items`;
}
