import { Link2, Trash2, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { openPublicLink } from '#features/sharing/web/public-link';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useEscape } from '#web/ui/use-escape.ts';
import type { LibraryPicture } from './library-entries.ts';
import { ViewedImage } from './viewed-image.tsx';

interface ImageViewerProps {
  pictures: readonly LibraryPicture[];
  /** The key of the picture shown; `null` while closed. */
  viewed: string | null;
  onView(key: string | null): void;
  /** Shows the details of this generation. */
  onDetails(generationId: string): void;
  onDelete(picture: LibraryPicture): void;
}

/** One picture of the library in full screen, dark in both themes. Arrow keys show its neighbors. */
export function ImageViewer({ pictures, viewed, onView, onDetails, onDelete }: ImageViewerProps) {
  const index = pictures.findIndex(({ key }) => key === viewed);
  const picture = pictures[index];

  const escaping = useEscape({ close: () => onView(null), onKeyDown: (event) => walk(event.key) });

  function walk(key: string) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const next = step === undefined ? undefined : pictures[index + step];
    if (next) onView(next.key);
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
          <div className="flex items-center gap-1 p-2 pl-4 sm:pl-6">
            <Dialog.Title className="mr-auto truncate font-medium text-sm">{picture?.title}</Dialog.Title>
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
              onDetails={() => onDetails(picture.generation.id)}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
