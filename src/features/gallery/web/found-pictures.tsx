import { type ReactNode, useMemo, useRef } from 'react';
import { useNow } from '#web/state/use-now.ts';
import { useWidth } from '#web/ui/use-width.ts';
import type { GalleryImage } from '../contract/gallery.ts';
import { countHung } from './count-hung.ts';
import { GalleryCard } from './gallery-card.tsx';
import { aspectOf } from './row-layout.ts';
import { usePictureDialog } from './use-picture-dialog.tsx';

interface FoundPicturesProps {
  /** Best first; null while they are being looked for. */
  images: readonly GalleryImage[] | null;
  /** Fills the last frame by absolute position. */
  last: ReactNode;
}

/** One row, of the same height whatever is found: the pictures that fit, before a last frame that fills the rest. */
export function FoundPictures({ images, last }: FoundPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  const now = useNow();
  const { open, dialog } = usePictureDialog(list, images ?? []);
  const aspects = useMemo(() => (images ?? []).map(aspectOf), [images]);
  const shown = images && width !== null ? images.slice(0, countHung(aspects, width)) : [];
  return (
    <div className="overflow-clip [container-type:inline-size]">
      <ul
        ref={list}
        aria-label="Found pictures"
        aria-busy={images === null}
        data-gallery-wall
        className="gallery-rows after:hidden [&>li]:aspect-auto! [&>li]:h-[calc(100*var(--unit))]"
      >
        {shown.map((image, index) => (
          <GalleryCard
            key={image.id}
            image={image}
            index={index}
            total={shown.length}
            now={now}
            onOpen={() => open(image)}
          />
        ))}
        <li className="basis-[calc(100*var(--unit))]! grow-[1000000]!">
          {/* The list's own rules are for buttons of pictures. */}
          <div>{last}</div>
        </li>
      </ul>
      {dialog}
    </div>
  );
}
