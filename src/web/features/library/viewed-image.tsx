import { Download, Share } from 'lucide-react';
import { LAZY_IMAGE_MARGIN_PX } from '#contract/limits';
import { mayShareFiles } from '#web/state/image-delivery.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { CreationDate } from './creation-date.tsx';
import type { LibraryImage } from './library-images.ts';
import { useImageDelivery } from './use-image-delivery.ts';

/** The picture as large as fits, what it came from, and what can be done with it. */
export function ViewedImage({ image }: { image: LibraryImage }) {
  const { busy, download, share } = useImageDelivery(image);
  const ratio = (image.width ?? 1) / (image.height ?? 1);
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center [container-type:size]">
        <div style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}>
          <LazyImage
            src={image.url}
            alt={image.prompt ?? image.title}
            margin={LAZY_IMAGE_MARGIN_PX}
            thumbHash={image.thumbHash}
            className="size-full"
          />
        </div>
      </div>
      <footer className="flex flex-col gap-3 px-4 py-4 sm:flex-row sm:items-center sm:px-6">
        <div className="min-w-0 flex-1 text-muted text-xs leading-5">
          {image.prompt && <p className="line-clamp-2 font-mono">{image.prompt}</p>}
          <CreationDate date={image.createdAt} />
        </div>
        <div className="flex gap-2">
          {mayShareFiles(window) && (
            <Button variant="ghost" busy={busy === 'share'} onClick={() => void share()} className="flex-1">
              <Share aria-hidden className="size-4" />
              Share
            </Button>
          )}
          <Button
            variant="primary"
            busy={busy === 'download'}
            onClick={() => void download()}
            className="flex-1"
          >
            <Download aria-hidden className="size-4" />
            Download
          </Button>
        </div>
      </footer>
    </>
  );
}
