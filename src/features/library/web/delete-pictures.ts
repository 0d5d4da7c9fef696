import type { QueryClient } from '@tanstack/react-query';
import { type Deletion, hideDeleted, showDeleted } from '#features/generations/web/deletions';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { sendDeletions } from './send-deletions.ts';

/**
 * Hides pictures from all lists at once, and shows a toast that can undo it. They are deleted when the toast has gone or
 * the person leaves the page.
 */
export function deletePictures(client: QueryClient, deletions: readonly Deletion[]): void {
  if (deletions.length === 0) return;
  let decided = false;
  function decide(): boolean {
    if (decided) return false;
    decided = true;
    removeEventListener('pagehide', sendAtOnce);
    removeEventListener('keydown', undoByKey);
    return true;
  }
  async function send(requestsAtOnce?: number) {
    if (!decide()) return;
    showFailures(await sendDeletions(client, deletions, requestsAtOnce));
  }
  function undo() {
    if (!decide()) return;
    showDeleted(deletions);
    toast({ title: 'Nothing was deleted', description: `${wordsFor(deletions)} back in your library.` });
  }
  const sendAtOnce = () => void send(Number.POSITIVE_INFINITY);
  const undoByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    event.preventDefault();
    undo();
  };

  hideDeleted(deletions);
  addEventListener('pagehide', sendAtOnce);
  addEventListener('keydown', undoByKey);
  toast({
    title: 'Deleted',
    description: `${wordsFor(deletions)} gone from your library.`,
    action: { label: 'Undo', altText: 'Press Control and Z to undo', run: undo },
    onGone: () => void send(),
  });
}

function showFailures(failed: readonly Deletion[]): void {
  if (failed.length === 0) return;
  toastFailure(phrases.deleteFailed, fillText(phrases.stillInLibrary, { what: wordsFor(failed) }));
}

/** 'One picture is', '3 pictures are'; counts generations if none of them has a picture. */
function wordsFor(deletions: readonly Deletion[]): string {
  const pictures = deletions.reduce((sum, { imageCount }) => sum + imageCount, 0);
  const [count, noun] = pictures > 0 ? [pictures, 'picture'] : [deletions.length, 'generation'];
  return count === 1 ? `One ${noun} is` : `${count} ${noun}s are`;
}
