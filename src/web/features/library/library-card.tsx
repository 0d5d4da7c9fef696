import { Download } from 'lucide-react';
import { LAZY_IMAGE_MARGIN_PX } from '#contract/limits';
import { Button } from '#web/ui/button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { CreationDate } from './creation-date.tsx';
import type { LibraryImage } from './library-images.ts';
import { useImageDelivery } from './use-image-delivery.ts';

interface LibraryCardProps {
  image: LibraryImage;
  onOpen(): void;
}

export function LibraryCard({ image, onOpen }: LibraryCardProps) {
  const { busy, download } = useImageDelivery(image);
  return (
    <li className="group relative">
      <button
        type="button"
        onClick={onOpen}
        aria-label={`View full size: ${image.prompt ?? image.title}`}
        className="block w-full overflow-hidden rounded-sm"
      >
        <LazyImage
          src={image.url}
          alt=""
          margin={LAZY_IMAGE_MARGIN_PX}
          thumbHash={image.thumbHash}
          className="aspect-square w-full transition-[scale] duration-slow group-hover:scale-[1.02]"
        />
      </button>
      {/* For pointers that hover and for the keyboard; on touch the full size has it. */}
      <div className="absolute top-2 right-2 opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
        <Button size="small" busy={busy === 'download'} onClick={() => void download()}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
      </div>
      <p className="mt-2 flex flex-col justify-between gap-x-2 text-sm sm:flex-row sm:items-baseline">
        <span className="truncate">{image.title}</span>
        <span className="shrink-0 text-muted text-xs">
          <CreationDate date={image.createdAt} />
        </span>
      </p>
    </li>
  );
}
