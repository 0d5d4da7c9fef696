import { ImageOff } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import * as phrases from '#phrases';
import { cn } from './class-names.ts';
import { ThumbHash } from './thumb-hash.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** It loads within this distance of the viewport. */
const MARGIN_PX = 200;

interface LazyImageProps {
  src: string;
  alt: string;
  /** As the HTML attributes. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Base64; drawn until the picture has loaded. */
  thumbHash?: string | undefined;
  /** Address of another picture, drawn instead until this one has loaded. */
  placeholder?: string | undefined;
  /** Whether a checkerboard shows through transparent parts. */
  checkered?: boolean | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Fills its box with a placeholder, then the picture once it is near the viewport and loaded, or an error message. */
export function LazyImage(props: LazyImageProps) {
  // A new picture starts with new state.
  return <OneImage key={props.src} {...props} />;
}

function OneImage(props: LazyImageProps) {
  const { src, alt, srcSet, sizes, thumbHash, placeholder, checkered, className, style } = props;
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box, MARGIN_PX);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  return (
    <div
      ref={box}
      data-state={state}
      style={style}
      className={cn('relative overflow-hidden', checkered ? 'checkerboard' : 'bg-surface-2', className)}
    >
      {placeholder !== undefined && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      {state !== 'loaded' &&
        placeholder === undefined &&
        (thumbHash ? (
          <ThumbHash hash={thumbHash} className="absolute inset-0 object-cover" />
        ) : (
          state === 'loading' && <div aria-hidden className="skeleton absolute inset-0" />
        ))}
      {near && state !== 'failed' && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          className={cn(
            'absolute inset-0 size-full object-cover transition-opacity duration-slow',
            state === 'loading' && 'opacity-0',
          )}
        />
      )}
      {state === 'failed' && (
        <div
          // An image without alternative text is decorative, and so is its error message.
          aria-hidden={alt === '' || undefined}
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface-2 p-2 text-muted text-sm"
        >
          <ImageOff aria-hidden className="size-5" />
          {phrases.pictureNotLoaded}
        </div>
      )}
    </div>
  );
}
