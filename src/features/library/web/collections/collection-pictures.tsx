import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  addToCollection,
  type Collection,
  type CollectionPicture,
  moveInCollection,
  removeFromCollection,
  updateCollection,
} from '#features/collections/contract/collections';
import { ChooseCollection } from '#features/collections/web/choose-collection.tsx';
import { collectionPicturesQuery, refreshCollections } from '#features/collections/web/collections-api';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { beingNamed } from '../being-named.ts';
import { readDragged } from '../dragged-pictures.ts';
import { LIBRARY_COLUMNS } from '../library-layout.ts';
import { LibrarySkeleton } from '../library-skeleton.tsx';
import { CollectionCard } from './collection-card.tsx';

/** The pictures of a collection. They are ordered by dragging, by Alt and arrow keys, and by a menu. */
export function CollectionPictures({ collection }: { collection: Collection }) {
  const client = useQueryClient();
  const { id } = collection;
  const query = collectionPicturesQuery(id);
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      ...query,
      staleTime: 0,
    });
  const [chosen, setChosen] = useState<{ picture: CollectionPicture; isMove: boolean } | null>(null);
  const list = useRef<HTMLUListElement>(null);

  if (isPending) return <LibrarySkeleton />;
  if (isError && !data)
    return <LoadFailure title={phrases.collectionNotLoaded} onRetry={() => void refetch()} />;
  const pictures = data.pages.flatMap(({ items }) => items);
  const ids = pictures.map((picture) => picture.id);

  /** Changes the collection, and reads it again whether it worked or not. */
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    let isDone = true;
    try {
      await send();
    } catch (error) {
      isDone = false;
      toastFailure(phrases.collectionNotChanged, messageOf(error, phrases.tryAgain));
    }
    await Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), refreshCollections(client)]);
    return isDone;
  }

  /** @param before the index of the picture that follows it */
  async function move(imageId: string, before: number) {
    const body = { imageIds: [imageId], before: ids[before] ?? null };
    if (body.before === imageId) return;
    await change(() => call(moveInCollection, { params: { id }, body }));
    list.current?.querySelector<HTMLElement>(`[data-picture="${imageId}"] a`)?.focus();
  }

  async function remove(picture: CollectionPicture) {
    const following = ids[ids.indexOf(picture.id) + 1] ?? null;
    const body = { imageIds: [picture.id] };
    if (!(await change(() => call(removeFromCollection, { params: { id }, body })))) return;
    list.current?.focus();
    toast({
      title: 'Taken out',
      description: 'It stays in your library and in other collections.',
      action: {
        label: 'Undo',
        altText: 'Add it to the collection again',
        run: () => void putBack(picture.id, following),
      },
    });
  }

  async function putBack(imageId: string, before: string | null) {
    await change(async () => {
      await call(addToCollection, { params: { id }, body: { imageIds: [imageId] } });
      await call(moveInCollection, { params: { id }, body: { imageIds: [imageId], before } });
    });
  }

  function followKeys(event: KeyboardEvent) {
    const card = event.target instanceof Element ? event.target.closest('[data-picture]') : null;
    const at = ids.indexOf(card?.getAttribute('data-picture') ?? '');
    const step = { ArrowLeft: -1, ArrowRight: 2 }[event.key];
    if (!event.altKey || step === undefined || at < 0) return;
    // Not Back and Forward.
    event.preventDefault();
    if (at + step >= 0) void move(ids[at]!, at + step);
  }

  if (pictures.length === 0)
    return (
      <EmptyState
        title="An empty collection"
        action={
          <Button asChild>
            <Link href="/library">Go to your library</Link>
          </Button>
        }
      >
        Select pictures in your library and press Add to collection, or drag them here. Pictures of the
        gallery have Collect beside their star.
      </EmptyState>
    );

  return (
    <div className="@container">
      <ul ref={list} tabIndex={-1} onKeyDown={followKeys} className={`${LIBRARY_COLUMNS} outline-none`}>
        {pictures.map((picture, at) => (
          <CollectionCard
            key={picture.id}
            picture={picture}
            isFirst={at === 0}
            isLast={at === pictures.length - 1 && !hasNextPage}
            onEarlier={() => void move(picture.id, at - 1)}
            onLater={() => void move(picture.id, at + 2)}
            onDrop={(dropped) => {
              const [imageId] = readDragged(dropped);
              if (imageId !== undefined && ids.includes(imageId)) void move(imageId, at);
            }}
            onCover={() =>
              void change(() => call(updateCollection, { params: { id }, body: { coverId: picture.id } }))
            }
            onAdd={() => setChosen({ picture, isMove: false })}
            onMove={() => setChosen({ picture, isMove: true })}
            onRemove={() => void remove(picture)}
          />
        ))}
      </ul>
      {hasNextPage && <ShowMore isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
      {chosen && (
        <ChooseCollection
          imageIds={[chosen.picture.id]}
          sayMissing={() => fillText(phrases.notInCollection, { what: beingNamed([chosen.picture.prompt]) })}
          onDone={(target) => {
            if (!chosen.isMove || target === id) return;
            const body = { imageIds: [chosen.picture.id] };
            void change(() => call(removeFromCollection, { params: { id }, body }));
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
