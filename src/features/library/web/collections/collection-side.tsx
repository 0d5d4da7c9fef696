import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Images, Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { createCollection } from '#features/collections/contract/collections';
import { CollectionCover } from '#features/collections/web/collection-cover.tsx';
import {
  collect,
  collectionsQuery,
  inOrder,
  nowIn,
  refreshCollections,
} from '#features/collections/web/collections-api';
import { NameForm } from '#features/collections/web/name-form.tsx';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { cn } from '#web/ui/class-names.ts';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { hasDragged, readDragged } from '../dragged-pictures.ts';

/** The collections, beside the library; on narrow windows a row above it. Pictures can be dropped on them. */
export function CollectionSide({ current = null }: { current?: string | null }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data = [] } = useQuery(collectionsQuery);
  const [isNaming, setNaming] = useState(false);
  const [over, setOver] = useState<string | null>(null);

  async function drop(event: DragEvent, id: string, name: string) {
    event.preventDefault();
    setOver(null);
    const imageIds = readDragged(event.dataTransfer);
    if (imageIds.length === 0) return;
    try {
      const missing = await collect(client, { id, imageIds });
      if (missing.length > 0) toastFailure(phrases.notCollected, phrases.reportedPictureGone);
      else toastSuccess('Added', nowIn(imageIds.length, name));
    } catch (error) {
      toastFailure(phrases.collectionNotChanged, messageOf(error, phrases.tryAgain));
    }
  }

  async function create(name: string) {
    const { id } = await call(createCollection, { body: { name } });
    await refreshCollections(client);
    setNaming(false);
    navigate(`/library/collections/${id}`);
  }

  return (
    <nav
      aria-label="Collections"
      className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul className="flex gap-1 overflow-x-auto pb-4 [scrollbar-width:none] max-lg:pr-10 max-lg:fade-right lg:flex-col">
        <li className="shrink-0">
          <Link
            href="/library"
            aria-current={current === null ? 'page' : undefined}
            className={cn(ROW, current === null && 'bg-surface-2')}
          >
            <Images aria-hidden className="size-4 shrink-0 text-muted" />
            All pictures
          </Link>
        </li>
        {inOrder(data).map(({ collection: { id, name, pictureCount, cover }, depth }) => (
          <li key={id} className="shrink-0 lg:pl-(--inset)" style={{ ['--inset' as never]: `${depth}rem` }}>
            <Link
              href={`/library/collections/${id}`}
              aria-current={id === current ? 'page' : undefined}
              onDragOver={(event: DragEvent) => {
                if (!hasDragged(event.dataTransfer)) return;
                event.preventDefault();
                setOver(id);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event: DragEvent) => void drop(event, id, name)}
              className={cn(ROW, id === current && 'bg-surface-2', id === over && 'outline-2 outline-ink')}
            >
              <CollectionCover cover={cover} />
              <span className="truncate lg:flex-1" style={{ maxWidth: '12rem' }}>
                {name}
              </span>
              <span className="text-muted tabular-nums">{pictureCount}</span>
            </Link>
          </li>
        ))}
        <li className="shrink-0">
          <button
            type="button"
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
            className={cn(ROW, 'w-full')}
          >
            <Plus aria-hidden className="size-4 shrink-0 text-muted" />
            New collection
          </button>
        </li>
      </ul>
      {isNaming && (
        <div className="pb-4 sm:max-w-sm">
          <NameForm label="Name of the collection" action="Create" takesFocus save={create} />
        </div>
      )}
    </nav>
  );
}

const ROW =
  'flex h-11 items-center gap-2.5 rounded-md px-3 text-sm transition-colors hover:bg-surface-2 -outline-offset-2 md:pointer-fine:h-9';
