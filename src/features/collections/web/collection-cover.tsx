import { Folder } from 'lucide-react';
import { renditionSet, squareSizes } from '#features/images/web/rendition-set';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import type { Collection } from '../contract/collections.ts';

/** The picture of a collection beside its name: the chosen one, else its first; a folder while it is empty. */
export function CollectionCover({ cover }: { cover: Collection['cover'] }) {
  if (!cover)
    return (
      <span aria-hidden className="grid size-7 shrink-0 place-items-center text-muted">
        <Folder className="size-4" />
      </span>
    );
  const { imageUrl, width, thumbHash } = cover;
  return (
    <LazyImage
      src={imageUrl}
      srcSet={renditionSet(imageUrl, width)}
      sizes={squareSizes(COVER_PX, cover)}
      alt=""
      thumbHash={thumbHash}
      checkered={imageUrl.includes('background-removal')}
      className="size-7 shrink-0 rounded-sm"
    />
  );
}

const COVER_PX = 28;
