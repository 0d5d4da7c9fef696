import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { openOver, useOverPath } from '#web/state/overlay-location.ts';
import type { GalleryImage } from '../contract/gallery.ts';
import { galleryImageIdIn, galleryImagePath } from './gallery-image-path.ts';
import { focusPicture } from './use-scroll-restoration.ts';

/**
 * The dialog that shows a picture of a list over the page. Its code loads on first use.
 * @param list an element around the cards; a closed dialog gives the focus back to the picture's card
 */
export function usePictureDialog(
  list: RefObject<HTMLElement | null>,
  images: readonly GalleryImage[],
): {
  open(image: GalleryImage): void;
  /** Loads the code before it is needed. */
  load(): void;
  dialog: ReactNode;
} {
  const openId = galleryImageIdIn(useOverPath());
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (openId) setWanted(true);
  }, [openId]);
  const opened = useRef<string | null>(null);
  const open = useCallback((image: GalleryImage) => {
    opened.current = image.id;
    openOver(galleryImagePath(image.id));
  }, []);
  return {
    open,
    load: () => void loadDialog(),
    dialog: isWanted && (
      <Suspense>
        <PictureDialog
          id={openId}
          images={images}
          onClosed={() => {
            if (opened.current) focusPicture(list.current, opened.current);
          }}
        />
      </Suspense>
    ),
  };
}

const loadDialog = () => import('./picture-dialog.tsx');
const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));
