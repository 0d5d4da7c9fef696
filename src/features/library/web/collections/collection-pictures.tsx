import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  addToCollection,
  type Collection,
  type CollectionPicture,
  moveInCollection,
  removeFromCollection,
  updateCollection,
} from '#features/collections/contract/collections';
import {
  collectionPicturesQuery,
  inParts,
  refreshCollections,
} from '#features/collections/web/collections-api';
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
import { readDragged, setDragged } from '../dragged-pictures.ts';
import { LIBRARY_COLUMNS } from '../library-layout.ts';
import { LibrarySkeleton } from '../library-skeleton.tsx';
import { SelectionBar } from '../selection-bar.tsx';
import { useLongPress } from '../use-long-press.ts';
import { useSelection } from '../use-selection.ts';
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
  const selection = useSelection();
  const longPress = useLongPress((card) => selection.toggle(idOf(card)));
  const [chosen, setChosen] = useState<{ pictures: CollectionPicture[]; isMove: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  if (isPending) return <LibrarySkeleton />;
  if (isError && !data)
    return <LoadFailure title={phrases.collectionNotLoaded} onRetry={() => void refetch()} />;
  const pictures = data.pages.flatMap(({ items }) => items);
  const ids = pictures.map((picture) => picture.id);
  const selected = pictures.filter((picture) => selection.has(picture.id));

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

  /** @param before the index of the picture that follows them */
  async function move(imageIds: readonly string[], before: number) {
    if (imageIds.includes(ids[before] ?? '')) return;
    await change(() => order(imageIds, ids[before] ?? null));
    list.current?.querySelector<HTMLElement>(`[data-picture="${imageIds[0]}"] [data-card]`)?.focus();
  }

  /** Puts pictures in this order before another one; null: at the end. */
  async function order(imageIds: readonly string[], before: string | null) {
    let following = before;
    for (const part of inParts(imageIds).toReversed()) {
      await call(moveInCollection, { params: { id }, body: { imageIds: part, before: following } });
      following = part[0] ?? following;
    }
  }

  async function remove(gone: readonly CollectionPicture[]) {
    const imageIds = gone.map((picture) => picture.id);
    if (!(await change(() => takeOut(imageIds)))) return;
    selection.leave();
    list.current?.focus();
    toast({
      title: 'Taken out',
      description:
        imageIds.length === 1
          ? 'It stays in your library and in other collections.'
          : `${imageIds.length} pictures stay in your library and in other collections.`,
      action: {
        label: 'Undo',
        altText:
          imageIds.length === 1 ? 'Add it to the collection again' : 'Add them to the collection again',
        run: () => void putBack(imageIds),
      },
    });
  }

  async function takeOut(imageIds: readonly string[]) {
    for (const part of inParts(imageIds))
      await call(removeFromCollection, { params: { id }, body: { imageIds: part } });
  }

  /** In the order of before. */
  async function putBack(imageIds: readonly string[]) {
    const last = ids.findLastIndex((one) => imageIds.includes(one));
    const from = ids.findIndex((one) => imageIds.includes(one));
    await change(async () => {
      for (const part of inParts(imageIds))
        await call(addToCollection, { params: { id }, body: { imageIds: part } });
      await order(ids.slice(from, last + 1), ids[last + 1] ?? null);
    });
  }

  function followKeys(event: KeyboardEvent) {
    const at = ids.indexOf(event.target instanceof Element ? idOf(event.target) : '');
    const step = { ArrowLeft: -1, ArrowRight: 2 }[event.key];
    if (!event.altKey || step === undefined || at < 0) return;
    // Not Back and Forward.
    event.preventDefault();
    if (at + step >= 0) void move([ids[at]!], at + step);
  }

  function followSelection(event: KeyboardEvent) {
    // Dialogs are its children in React, not in the document.
    if (!(event.target instanceof Element) || !box.current?.contains(event.target)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      selection.all(ids);
    }
    if (event.key === 'Escape') selection.leave();
  }

  function press(event: MouseEvent, imageId: string) {
    if (!selection.active && !event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) selection.extendTo(imageId, ids);
    else selection.toggle(imageId);
  }

  /** Drags the selected pictures, if this is one of them. */
  function drag(event: DragEvent) {
    const imageId = event.target instanceof Element ? idOf(event.target) : '';
    // A resting finger selects.
    if (longPress.isTouch()) event.preventDefault();
    else
      setDragged(
        event.dataTransfer,
        selection.has(imageId) ? selected.map((picture) => picture.id) : [imageId],
      );
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards inside.
    <div ref={box} tabIndex={-1} onKeyDown={followSelection} className="@container outline-none">
      <div className="mb-4">
        <SelectionBar
          filters={null}
          actions={
            <Suspense>
              <CollectionActions
                selected={selected}
                onAdd={() => setChosen({ pictures: selected, isMove: false })}
                onMove={() => setChosen({ pictures: selected, isMove: true })}
                onRemove={() => void remove(selected)}
              />
            </Suspense>
          }
          shown={collection.pictureCount}
          loaded={ids.length}
          selected={selection.active ? selected.length : null}
          noun="picture"
          onBegin={selection.begin}
          onLeave={selection.leave}
          onAll={() => selection.all(ids)}
        />
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        {...longPress.handlers}
        onDragStart={drag}
        onKeyDown={followKeys}
        className={`${LIBRARY_COLUMNS} outline-none`}
      >
        {pictures.map((picture, at) => (
          <CollectionCard
            key={picture.id}
            picture={picture}
            isFirst={at === 0}
            isLast={at === pictures.length - 1 && !hasNextPage}
            selected={selection.active ? selection.has(picture.id) : null}
            onPress={(event) => press(event, picture.id)}
            onEarlier={() => void move([picture.id], at - 1)}
            onLater={() => void move([picture.id], at + 2)}
            onDrop={(dropped) => {
              const moved = readDragged(dropped).filter((imageId) => ids.includes(imageId));
              if (moved.length > 0) void move(moved, at);
            }}
            onCover={() =>
              void change(() => call(updateCollection, { params: { id }, body: { coverId: picture.id } }))
            }
            onAdd={() => setChosen({ pictures: [picture], isMove: false })}
            onMove={() => setChosen({ pictures: [picture], isMove: true })}
            onRemove={() => void remove([picture])}
          />
        ))}
      </ul>
      {hasNextPage && <ShowMore isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()} />}
      {chosen && (
        <Suspense>
          <ChooseCollection
            imageIds={chosen.pictures.map((picture) => picture.id)}
            sayMissing={(missing) =>
              fillText(phrases.notInCollection, {
                what: beingNamed(
                  chosen.pictures.flatMap((picture) =>
                    missing.includes(picture.id) ? [picture.prompt] : [],
                  ),
                ),
              })
            }
            onDone={(target, missing) => {
              selection.leave();
              if (!chosen.isMove || target === id) return;
              const moved = chosen.pictures
                .map((picture) => picture.id)
                .filter((it) => !missing.includes(it));
              void change(() => takeOut(moved));
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The picture that an element belongs to; an empty text for none. */
function idOf(element: Element): string {
  return element.closest('[data-picture]')?.getAttribute('data-picture') ?? '';
}

const CollectionActions = lazy(async () => ({
  default: (await import('./collection-actions.tsx')).CollectionActions,
}));
const ChooseCollection = lazy(async () => ({
  default: (await import('#features/collections/web/choose-collection.tsx')).ChooseCollection,
}));
