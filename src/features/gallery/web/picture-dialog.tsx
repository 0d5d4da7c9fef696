import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { closeOver, openOver } from '#web/state/overlay-location.ts';
import { useNow } from '#web/state/use-now.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTabTitle } from '#web/ui/use-tab-title.ts';
import type { GalleryImage } from '../contract/gallery.ts';
import { galleryImageQuery } from './api/gallery.ts';
import { galleryImagePath } from './gallery-image-path.ts';
import { PictureDetail } from './picture-detail.tsx';
import { PictureMissing } from './picture-missing.tsx';
import { clippedPrompt } from './picture-texts.ts';
import { useOpenAnimation } from './use-open-animation.ts';

interface PictureDialogProps {
  /** Null while closed. */
  id: string | null;
  /** The list that it was opened from; arrow keys move through it. */
  images: readonly GalleryImage[];
  /** Called when the dialog has closed, to restore the focus. */
  onClosed(): void;
}

/** One picture over the gallery, with its own address. */
export function PictureDialog({ id, images, onClosed }: PictureDialogProps) {
  // The last picture stays visible while the dialog closes.
  const last = useRef<string | null>(null);
  if (id) last.current = id;
  const shown = id ?? last.current ?? '';
  const { data, isError } = useQuery({ ...galleryImageQuery(shown), enabled: id !== null });
  const at = images.findIndex((image) => image.id === shown);
  const image = data?.image ?? images[at];
  const now = useNow();
  const picture = useOpenAnimation(id, image !== undefined);
  useTabTitle(id && image ? clippedPrompt(image.prompt, 50) : null);

  function walk(step: number) {
    const next = at < 0 ? undefined : images[at + step];
    if (next) openOver(galleryImagePath(next.id));
  }

  function followKeys(event: KeyboardEvent) {
    // In fields, arrow keys move the cursor or the choice.
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) walk(step);
  }

  return (
    <Dialog open={id !== null} onOpenChange={(open) => !open && closeOver()}>
      <DialogContent
        title="Image Details"
        size="lightbox"
        onKeyDown={followKeys}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        aside={
          <>
            <IconButton label="Previous picture" disabled={at <= 0} onClick={() => walk(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              label="Next picture"
              disabled={at < 0 || at >= images.length - 1}
              onClick={() => walk(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        }
      >
        {image ? (
          <PictureDetail
            key={image.id}
            image={image}
            detail={data ?? null}
            now={now}
            frame={picture}
            onRelated={(related) => openOver(galleryImagePath(related.id))}
            onRemoved={closeOver}
          />
        ) : (
          <PictureMissing loading={!isError && data !== null} />
        )}
      </DialogContent>
    </Dialog>
  );
}
