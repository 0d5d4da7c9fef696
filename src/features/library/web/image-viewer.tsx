import { ChevronLeft, ChevronRight, Link2, Trash2, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import type { KeyboardEvent } from 'react';
import { StarIcon } from '#features/favorites/web/star-button.tsx';
import type { Generation } from '#features/generations/contract/generations';
import type { PictureVersion } from '#features/generations/contract/versions';
import { promptWithChange } from '#features/generations/web/generation-name';
import { isFromWords } from '#features/generations/web/is-cutout';
import { PublishIcon } from '#features/publications/web/publish-icon.tsx';
import { openPublicLink } from '#features/sharing/web/public-link';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useEscape } from '#web/ui/use-escape.ts';
import { type LibraryPicture, nameOf } from './library-entries.ts';
import { ViewedImage } from './viewed-image.tsx';

interface ImageViewerProps {
  pictures: readonly LibraryPicture[];
  /** The key of the picture shown; `null` while closed. */
  viewed: string | null;
  onView(key: string | null): void;
  onDetails(generation: Generation): void;
  /** Shows another version of the picture. */
  onVersion(version: PictureVersion): void;
  /** Called with the id of a started change. */
  onStarted(generationId: string): void;
  onDelete(picture: LibraryPicture): void;
}

/** One picture of the library in full screen, dark in both themes. Buttons and arrow keys show its neighbors. */
export function ImageViewer(props: ImageViewerProps) {
  const { pictures, viewed, onView, onDetails, onVersion, onStarted, onDelete } = props;
  const index = pictures.findIndex(({ key }) => key === viewed);
  const picture = pictures[index];

  const escaping = useEscape({ close: () => onView(null), onKeyDown: followKeys });

  function walk(step: number) {
    const next = pictures[index + step];
    if (next) onView(next.key);
  }

  function followKeys({ key, target }: KeyboardEvent) {
    // In fields, arrow keys move the cursor.
    if (target instanceof Element && target.closest('input, textarea')) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step !== undefined) walk(step);
  }

  /** Shows the next picture afterwards, or the previous one after the last. */
  function remove(gone: LibraryPicture) {
    onView((pictures[index + 1] ?? pictures[index - 1])?.key ?? null);
    onDelete(gone);
  }

  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => !open && onView(null)}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          {...escaping}
          className="darkroom fixed inset-0 z-50 flex flex-col data-[state=open]:animate-appear"
        >
          <div className="flex items-center p-2 pl-4 sm:gap-1 sm:pl-6">
            <Dialog.Title className="sr-only">
              {picture && (promptWithChange(picture.generation) ?? picture.title)}
            </Dialog.Title>
            <p aria-live="polite" className="mr-auto whitespace-nowrap text-muted text-sm tabular-nums">
              {index + 1} / {pictures.length}
            </p>
            <IconButton label="Previous picture" disabled={index <= 0} onClick={() => walk(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Next picture" disabled={index >= pictures.length - 1} onClick={() => walk(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
            {picture?.image.id && <StarIcon id={picture.image.id} name="this picture" />}
            {picture?.image.id && isFromWords(picture.generation) && (
              <PublishIcon id={picture.image.id} name={nameOf(picture)} />
            )}
            {picture?.image.id && (
              <IconButton label="Public link" onClick={() => openPublicLink(picture.image.id ?? '')}>
                <Link2 aria-hidden />
              </IconButton>
            )}
            {picture && (
              <IconButton label="Delete" onClick={() => remove(picture)}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {picture && (
            <ViewedImage
              key={picture.key}
              picture={picture}
              onDetails={() => onDetails(picture.generation)}
              onVersion={onVersion}
              onStarted={onStarted}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
