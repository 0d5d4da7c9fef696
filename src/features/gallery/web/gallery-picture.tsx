import { ImageOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { renditionSet } from '#features/images/web/rendition-set';
import { cn } from '#web/ui/class-names.ts';
import { meanColor } from '#web/ui/mean-color.ts';
import { ThumbHash } from '#web/ui/thumb-hash.tsx';
import type { GalleryImage } from '../contract/gallery.ts';

interface GalleryPictureProps {
  image: Pick<GalleryImage, 'imageUrl' | 'thumbHash' | 'width' | 'height'>;
  alt: string;
  /** How wide it is shown, for the browser to choose a rendition by. */
  sizes: string;
  /** `seen` at once, or the `first` of what is seen: fetched before all else. */
  eager?: 'first' | 'seen' | undefined;
  /** Of the picture itself inside its frame. */
  className?: string;
}

/** Every picture of the gallery: its mean color, its blurred likeness, then itself, or word that it is missing. */
export function GalleryPicture({ image, alt, sizes, eager, className }: GalleryPictureProps) {
  // The server's pictures are there without a script; those that come later fade in.
  const hydrated = useSyncExternalStore(subscribe, isBrowser, isServer);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const hidden = hydrated && state === 'loading';
  const late = useLate(hidden);

  return (
    <span
      data-state={state}
      className="absolute inset-0 block overflow-hidden bg-surface-2"
      style={{ backgroundColor: meanColor(image.thumbHash) }}
    >
      {hidden && late && <ThumbHash hash={image.thumbHash} className="absolute inset-0 object-cover" />}
      {state === 'failed' ? (
        <span
          role="img"
          aria-label={alt}
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface-2 p-2 text-center text-muted text-xs"
        >
          <ImageOff aria-hidden className="size-5" />
          Failed to load
        </span>
      ) : (
        <img
          // It may have loaded, or failed, before anyone here could listen.
          ref={(node) => {
            if (node?.complete && state === 'loading') setState(node.naturalWidth > 0 ? 'loaded' : 'failed');
          }}
          src={image.imageUrl}
          srcSet={renditionSet(image.imageUrl, image.width)}
          // No `auto`: Chromium begins with too wide a file then, and fetches another once it has laid the row out.
          sizes={sizes}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={eager ? 'eager' : 'lazy'}
          // One alone: several would share what the line carries, and the first come as late as the last.
          fetchPriority={eager === 'first' ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          className={cn(
            'absolute inset-0 size-full object-cover transition-[opacity,scale] duration-slow',
            hidden && 'opacity-0',
            className,
          )}
        />
      )}
    </span>
  );
}

/** Whether it has lasted for long: a likeness that nobody would see is not worth drawing while one scrolls. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}

const LATE_MS = 120;

const subscribe = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
