import { ImageOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { renditionSet } from '#features/images/web/rendition-set';
import * as phrases from '#phrases';
import { cn } from '#web/ui/class-names.ts';
import { meanColor } from '#web/ui/mean-color.ts';
import { ThumbHash } from '#web/ui/thumb-hash.tsx';
import type { GalleryImage } from '../contract/gallery.ts';

interface GalleryPictureProps {
  image: Pick<GalleryImage, 'imageUrl' | 'thumbHash' | 'width' | 'height'>;
  alt: string;
  /** The shown width, by which the browser chooses a rendition. */
  sizes: string;
  /** `seen`: visible at once; `first`: the first visible picture, fetched before all others. */
  eager?: 'first' | 'seen' | undefined;
  /** For the picture inside its frame. */
  className?: string;
}

/** A picture of the gallery: first its mean color, then its blurred thumbnail, then the picture, or a note if it fails. */
export function GalleryPicture({ image, alt, sizes, eager, className }: GalleryPictureProps) {
  // Server-rendered pictures show without a script; later ones fade in.
  const hydrated = useSyncExternalStore(subscribe, isBrowser, isServer);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const hidden = hydrated && state === 'loading';

  return (
    <span
      data-state={state}
      className="absolute inset-0 block overflow-hidden bg-surface-2"
      style={{ backgroundColor: meanColor(image.thumbHash) }}
    >
      {hidden && <ThumbHash hash={image.thumbHash} className="absolute inset-0 object-cover" />}
      {state === 'failed' ? (
        <span
          role="img"
          aria-label={alt}
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface-2 p-2 text-center text-muted text-xs"
        >
          <ImageOff aria-hidden className="size-5" />
          {phrases.pictureNotLoaded}
        </span>
      ) : (
        <img
          // It may have loaded or failed before hydration.
          ref={(node) => {
            if (node?.complete && state === 'loading') setState(node.naturalWidth > 0 ? 'loaded' : 'failed');
          }}
          src={image.imageUrl}
          srcSet={renditionSet(image.imageUrl, image.width)}
          // No `auto`: Chromium would fetch too wide a file first, and another one after layout.
          sizes={sizes}
          alt={alt}
          width={image.width}
          height={image.height}
          loading={eager ? 'eager' : 'lazy'}
          // Only one: several would share the bandwidth, and all would arrive late.
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

const subscribe = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
