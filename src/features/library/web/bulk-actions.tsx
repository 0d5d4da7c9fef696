import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Eraser, FolderPlus, Globe, PaintBucket, Star, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { favoriteIdsQuery, setFavorites } from '#features/favorites/web/favorites-api';
import { isCutout, isFromWords } from '#features/generations/web/is-cutout';
import { publicationsQuery, setPublished } from '#features/publications/web/publications-api';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { CUTOUTS_AT_ONCE_MAX } from '#platform/limits/limits';
import { usePageState } from '#web/state/page-state.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { beingNamed } from './being-named.ts';
import { BulkAction } from './bulk-action.tsx';
import { hasPicture, type LibraryEntry, nameOf } from './library-entries.ts';
import { useZipDownload } from './use-zip-download.ts';

interface BulkActionsProps {
  selected: readonly LibraryEntry[];
  /** Whether the cards are running generations, which `onDelete` cancels. */
  isRunning: boolean;
  onDelete(): void;
  /** Called when an action is done that ends the selection. */
  onDone(): void;
}

/** Actions for several cards at once. */
export function BulkActions({ selected, isRunning, onDelete, onDone }: BulkActionsProps) {
  const { cutoutCost, editCost } = usePageState();
  const zip = useZipDownload();
  const star = useStars(selected);
  const [isCuttingOut, setCuttingOut] = useState(false);
  const [changesBackgrounds, setChangesBackgrounds] = useState(false);
  const publish = usePublications(selected);
  const [isPublishing, setPublishing] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const pictures = selected.filter(hasPicture);
  const uncut = pictures.filter(({ generation }) => !isCutout(generation));
  const publishable = pictures.filter(({ generation }) => isFromWords(generation));

  function askForCutouts() {
    if (uncut.length === 0)
      toastFailure(
        phrases.nothingToCutOut,
        pictures.length === 0 ? phrases.noPictureSelected : phrases.alreadyCutOut,
      );
    else if (!areTooMany(uncut)) setCuttingOut(true);
  }

  function askToPublish() {
    if (publishable.length === 0) toastFailure(phrases.nothingToPublish, phrases.cutoutsStayPrivate);
    else setPublishing(true);
  }

  return (
    <>
      <BulkAction
        label="Download"
        icon={Download}
        disabled={selected.length === 0}
        busy={zip.busy}
        onClick={() => void zip.download(selected.flatMap(({ image }) => image?.id ?? []))}
      />
      <BulkAction
        label={star.areStarred ? 'Unstar' : 'Star'}
        icon={Star}
        isFilled={star.areStarred}
        disabled={pictures.length === 0}
        busy={star.busy}
        onClick={() => void star.toggle()}
      />
      {cutoutCost !== null && (
        <BulkAction
          label="Remove background"
          icon={Eraser}
          disabled={pictures.length === 0}
          onClick={askForCutouts}
        />
      )}
      {cutoutCost !== null && (
        <BulkAction
          label="New background"
          icon={PaintBucket}
          disabled={pictures.length === 0}
          onClick={() => {
            if (!areTooMany(pictures)) setChangesBackgrounds(true);
          }}
        />
      )}
      <BulkAction
        label={publish.arePublished ? 'Unpublish' : 'Publish'}
        icon={Globe}
        disabled={pictures.length === 0}
        busy={publish.busy}
        onClick={() => (publish.arePublished ? void publish.withdraw() : askToPublish())}
      />
      <BulkAction
        label="Add to collection"
        icon={FolderPlus}
        disabled={pictures.length === 0}
        onClick={() => setCollecting(true)}
      />
      <BulkAction
        label={isRunning ? 'Cancel' : 'Delete'}
        icon={isRunning ? X : Trash2}
        variant="ghost"
        className="text-danger!"
        disabled={selected.length === 0}
        onClick={onDelete}
      />
      {isCollecting && (
        <Suspense>
          <ChooseCollection
            imageIds={pictures.flatMap(({ image }) => image.id ?? [])}
            sayMissing={(ids) =>
              fillText(phrases.notInCollection, {
                what: beingNamed(
                  pictures.flatMap((picture) =>
                    ids.includes(picture.image.id ?? '') ? [nameOf(picture)] : [],
                  ),
                ),
              })
            }
            onDone={onDone}
            onClose={() => setCollecting(false)}
          />
        </Suspense>
      )}
      {isPublishing && (
        <Suspense>
          <PublishDialog
            pictures={
              new Map(
                publishable.flatMap((entry) => (entry.image.id ? [[entry.image.id, nameOf(entry)]] : [])),
              )
            }
            onDone={onDone}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      )}
      {changesBackgrounds && (
        <Suspense>
          <BackgroundsDialog
            pictures={pictures}
            cost={editCost}
            onDone={onDone}
            onClose={() => setChangesBackgrounds(false)}
          />
        </Suspense>
      )}
      {isCuttingOut && cutoutCost !== null && (
        <Suspense>
          <CutoutsDialog
            pictures={uncut}
            cost={editCost}
            onDone={onDone}
            onClose={() => setCuttingOut(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says so if there are more than are changed at once. */
function areTooMany(pictures: readonly LibraryEntry[]): boolean {
  if (pictures.length <= CUTOUTS_AT_ONCE_MAX) return false;
  toastFailure(phrases.tooManySelected, fillText(phrases.selectAtMost, { most: CUTOUTS_AT_ONCE_MAX }));
  return true;
}

/** Stars the selected pictures, or removes their stars if all have one. */
function useStars(selected: readonly LibraryEntry[]) {
  const client = useQueryClient();
  const { data = [] } = useQuery(favoriteIdsQuery);
  const [busy, setBusy] = useState(false);
  const starred = new Set(data);
  const named = selected.flatMap((entry) =>
    entry.image?.id ? [[entry.image.id, nameOf(entry)] as const] : [],
  );
  const areStarred = named.length > 0 && named.every(([id]) => starred.has(id));

  async function toggle() {
    const changed = named.filter(([id]) => starred.has(id) === areStarred);
    setBusy(true);
    const { failed, reason } = await setFavorites(
      client,
      changed.map(([id]) => id),
      !areStarred,
    );
    setBusy(false);
    const refused = new Set(failed);
    if (failed.length > 0) {
      const what = beingNamed(changed.flatMap(([id, name]) => (refused.has(id) ? [name] : [])));
      toastFailure(
        phrases.starFailed,
        `${fillText(areStarred ? phrases.stillStarred : phrases.notStarred, { what })} ${reason}`,
      );
    } else
      toast({
        title: areStarred ? 'Stars removed' : 'Starred',
        description: changed.length === 1 ? 'One picture.' : `${changed.length} pictures.`,
      });
  }
  return { areStarred, busy, toggle };
}

/** Whether all selected pictures are in the gallery, or on their way, and how to take them out. */
function usePublications(selected: readonly LibraryEntry[]) {
  const client = useQueryClient();
  const { data = [] } = useQuery(publicationsQuery);
  const [busy, setBusy] = useState(false);
  const published = new Set(data.map(({ imageId }) => imageId));
  const names = new Map(
    selected.flatMap((entry) => (entry.image?.id ? [[entry.image.id, nameOf(entry)]] : [])),
  );
  const ids = [...names.keys()];

  async function withdraw() {
    setBusy(true);
    const refused = await setPublished(client, ids, false);
    setBusy(false);
    if (refused.size > 0) {
      const what = beingNamed([...refused.keys()].map((id) => names.get(id) ?? ''));
      const [reason] = refused.values();
      toastFailure(phrases.unpublishFailed, `${fillText(phrases.stillPublished, { what })} ${reason}`);
    } else
      toast({
        title: 'Out of the gallery',
        description: ids.length === 1 ? 'It stays in your library.' : 'They stay in your library.',
      });
  }
  return { arePublished: ids.length > 0 && ids.every((id) => published.has(id)), busy, withdraw };
}

const PublishDialog = lazy(async () => ({
  default: (await import('#features/publications/web/publish-dialog.tsx')).PublishDialog,
}));
const ChooseCollection = lazy(async () => ({
  default: (await import('#features/collections/web/choose-collection.tsx')).ChooseCollection,
}));
const CutoutsDialog = lazy(async () => ({ default: (await import('./cutouts-dialog.tsx')).CutoutsDialog }));
const BackgroundsDialog = lazy(async () => ({
  default: (await import('./backgrounds-dialog.tsx')).BackgroundsDialog,
}));
