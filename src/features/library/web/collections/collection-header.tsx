import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  type Collection,
  deleteCollection,
  updateCollection,
} from '#features/collections/contract/collections';
import { collectionsQuery, refreshCollections } from '#features/collections/web/collections-api';
import * as phrases from '#phrases';
import { countInWords } from '#platform/words/count-in-words';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { CollectionForm } from './collection-form.tsx';

interface CollectionHeaderProps {
  collection: Collection;
  all: readonly Collection[];
}

/** The name of a collection, where it is, and what can be done with it. */
export function CollectionHeader({ collection, all }: CollectionHeaderProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'share' | 'edit' | 'delete' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, name, parentId, pictureCount } = collection;
  const siblings = all.filter((one) => one.parentId === parentId);
  const at = siblings.findIndex((one) => one.id === id);
  const parent = all.find((one) => one.id === parentId);

  async function move(step: -1 | 1) {
    const before = siblings[step === -1 ? at - 1 : at + 2]?.id ?? null;
    try {
      await call(updateCollection, { params: { id }, body: { before } });
    } catch (error) {
      toastFailure(phrases.collectionNotChanged, messageOf(error, phrases.tryAgain));
    }
    await refreshCollections(client);
  }

  async function remove() {
    await call(deleteCollection, { params: { id } });
    navigate(parent ? `/library/collections/${parent.id}` : '/library');
    // Not the pictures of this one, which are gone.
    await client.invalidateQueries({ queryKey: collectionsQuery.queryKey, exact: true });
  }

  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        {parent && (
          <Link
            href={`/library/collections/${parent.id}`}
            className="text-muted text-sm underline underline-offset-4"
          >
            {parent.name}
          </Link>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-title outline-none [overflow-wrap:anywhere]"
        >
          {name}
        </h1>
        <p className="mt-1 text-muted text-sm tabular-nums">
          {countInWords(pictureCount, 'picture')}
          {collection.link !== null && ' · shared by link'}
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        <Button size="small" onClick={() => setOpen('share')}>
          <Share2 aria-hidden className="size-4" />
          Share
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="More actions">
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen('edit')}>
              <Pencil aria-hidden />
              Rename or move
            </DropdownMenuItem>
            <DropdownMenuItem disabled={at <= 0} onSelect={() => void move(-1)}>
              <ArrowUp aria-hidden />
              Earlier in the list
            </DropdownMenuItem>
            <DropdownMenuItem disabled={at >= siblings.length - 1} onSelect={() => void move(1)}>
              <ArrowDown aria-hidden />
              Later in the list
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setOpen('delete')}>
              <Trash2 aria-hidden />
              Delete
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      {open === 'share' && (
        <Suspense>
          <ShareDialog collection={collection} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'edit' && <CollectionForm collection={collection} all={all} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={`Delete “${name}”?`}
          description="Its pictures stay in your library. Collections in it move up. Its public page ends."
          action="Delete"
          run={remove}
          explain={(error) => messageOf(error, phrases.serverUnreached)}
          next={heading}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const ShareDialog = lazy(async () => ({
  default: (await import('#features/collections/web/share-dialog.tsx')).ShareDialog,
}));
