import { Download } from 'lucide-react';
import { StarIcon } from '#features/favorites/web/star-button.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { GalleryImage } from '../contract/gallery.ts';
import { usePictureDelivery } from './use-picture-delivery.ts';

/** The buttons of a card. */
export function CardActions({ image }: { image: GalleryImage }) {
  const { user } = usePageState();
  const { busy, download } = usePictureDelivery(image);
  return (
    <>
      <IconButton
        label={`Download ${image.prompt}`}
        disabled={busy !== null}
        onClick={() => void download()}
        className={user ? 'right-14!' : undefined}
      >
        <Download aria-hidden />
      </IconButton>
      {/* In the corner, since a star that is set stays while the download is hidden. */}
      {user && <StarIcon id={image.id} name={image.prompt} />}
    </>
  );
}
