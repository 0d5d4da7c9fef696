import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { LibraryImage } from './library-images.ts';
import { ViewedImage } from './viewed-image.tsx';

interface ImageViewerProps {
  images: readonly LibraryImage[];
  /** The image shown; `null` while closed. */
  index: number | null;
  onIndexChange(index: number | null): void;
}

/** One image of the library on the whole screen, dark in both themes; arrows walk on. */
export function ImageViewer({ images, index, onIndexChange }: ImageViewerProps) {
  const image = index === null ? undefined : images[index];

  function walk(key: string) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined || index === null) return;
    onIndexChange(Math.min(Math.max(index + step, 0), images.length - 1));
  }

  return (
    <Dialog.Root open={image !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={(event) => walk(event.key)}
          className="darkroom fixed inset-0 z-50 flex flex-col data-[state=open]:animate-appear"
        >
          <header className="flex items-center justify-between gap-4 p-2 pl-4 sm:pl-6">
            <Dialog.Title className="truncate font-medium text-sm">{image?.title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          {image && <ViewedImage key={image.url} image={image} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
