import type { QueryClient } from '@tanstack/react-query';
import { type Deletion, hideDeleted } from '#features/generations/web/deletions';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { beingNamed } from './being-named.ts';
import { restoreDeletions, sendDeletions } from './send-deletions.ts';

/** Moves pictures to the trash. They leave all lists at once; a toast can bring them back. */
export async function deletePictures(client: QueryClient, deletions: readonly Deletion[]): Promise<void> {
  if (deletions.length === 0) return;
  hideDeleted(deletions);
  const sent = sendDeletions(client, deletions);
  let isOffered = true;
  function undo() {
    if (!isOffered) return;
    withdrawOffer();
    void restore();
  }
  async function restore() {
    const refused = await sent;
    await restorePictures(
      client,
      deletions.filter((deletion) => !refused.includes(deletion)),
    );
  }
  const undoByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    event.preventDefault();
    undo();
  };
  function withdrawOffer() {
    isOffered = false;
    removeEventListener('keydown', undoByKey);
  }

  addEventListener('keydown', undoByKey);
  toast({
    title: 'Moved to the trash',
    description: `${wordsFor(deletions)} kept there for 30 days.`,
    action: { label: 'Undo', altText: 'Press Control and Z to undo', run: undo },
    onGone: withdrawOffer,
  });
  const failed = await sent;
  if (failed.length > 0)
    toastFailure(phrases.deleteFailed, fillText(phrases.stillInLibrary, { what: namesOf(failed) }));
}

/** Takes pictures out of the trash, and says how that went. @returns those that stay there */
export async function restorePictures(
  client: QueryClient,
  deletions: readonly Deletion[],
): Promise<Deletion[]> {
  const failed = await restoreDeletions(client, deletions);
  if (failed.length > 0)
    toastFailure(phrases.restoreFailed, fillText(phrases.stillInTrash, { what: namesOf(failed) }));
  else toast({ title: 'Restored', description: `${wordsFor(deletions)} back in your library.` });
  return failed;
}

function namesOf(deletions: readonly Deletion[]): string {
  return beingNamed(deletions.map(({ name }) => name));
}

/** 'One picture is', '3 pictures are'; counts generations if none of them has a picture. */
function wordsFor(deletions: readonly Deletion[]): string {
  const pictures = deletions.reduce((sum, { imageCount }) => sum + imageCount, 0);
  const [count, noun] = pictures > 0 ? [pictures, 'picture'] : [deletions.length, 'generation'];
  return count === 1 ? `One ${noun} is` : `${count} ${noun}s are`;
}
