import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { createCollection } from '../contract/collections.ts';
import { CollectionCover } from './collection-cover.tsx';
import { collect, collectionsQuery, inOrder, nowIn } from './collections-api.ts';
import { NameForm } from './name-form.tsx';

interface ChooseCollectionProps {
  /** Of own pictures, or of pictures in the gallery. */
  imageIds: readonly string[];
  /** Names the pictures with these ids, in a message that they are not added. */
  sayMissing(ids: readonly string[]): string;
  /** Called once they are in a collection, but for the missing ones. */
  onDone?(collectionId: string, missing: readonly string[]): void;
  onClose(): void;
}

/** Puts pictures into a collection, or into a new one. */
export function ChooseCollection({ imageIds, sayMissing, onDone, onClose }: ChooseCollectionProps) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(collectionsQuery);
  const isBusy = useRef(false);
  const created = useRef<{ name: string; id: string }>(undefined);
  const [error, setError] = useState<string>();

  async function add(id: string, name: string) {
    const missing = await collect(client, { id, imageIds });
    onClose();
    onDone?.(id, missing);
    if (missing.length > 0) toastFailure(phrases.notCollected, sayMissing(missing));
    else toastSuccess('Added', nowIn(imageIds.length, name));
  }

  async function choose(id: string, name: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await add(id, name);
    } catch (reason) {
      setError(messageOf(reason, phrases.tryAgain));
    }
    isBusy.current = false;
  }

  async function addToNew(name: string) {
    // A retry takes the collection that was made before.
    if (created.current?.name !== name)
      created.current = { name, id: (await call(createCollection, { body: { name } })).id };
    await add(created.current.id, name);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Add to a collection"
        description={imageIds.length === 1 ? 'One picture' : `${imageIds.length} pictures`}
      >
        <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
          {error}
        </p>
        {data ? (
          <ul className="-mx-3 mb-4 max-h-64 overflow-y-auto empty:hidden">
            {inOrder(data).map(({ collection: { id, name, pictureCount, cover }, depth }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => void choose(id, name)}
                  style={{ paddingLeft: `${0.75 + depth * 1.25}rem` }}
                  className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm hover:bg-surface-2"
                >
                  <CollectionCover cover={cover} />
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="text-muted tabular-nums">{pictureCount}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : isError ? (
          <LoadFailure title={phrases.collectionsNotLoaded} onRetry={() => void refetch()} className="mb-4" />
        ) : (
          <Skeleton className="mb-4 min-h-24" />
        )}
        <NameForm label="New collection" action="Create and add" save={addToNew} />
      </DialogContent>
    </Dialog>
  );
}
