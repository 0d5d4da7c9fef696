import type { ShownImage } from '#features/generations/web/generation-images';
import { renditionSet } from '#features/images/web/rendition-set';
import { cn } from '#web/ui/class-names.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import type { Original } from './use-original.ts';

interface ResultImageProps {
  image: ShownImage;
  /** The address to load, with its cache-busting time. */
  src: string;
  alt: string;
  /** A cut-out's original; null for other pictures. */
  original: Original | null;
  onRefine(): void;
}

/** One slide: the picture as large as possible; a click on its central half refines it. */
export function ResultImage({ image, src, alt, original, onRefine }: ResultImageProps) {
  const ratio = (image.width ?? 1) / (image.height ?? 1);
  return (
    <figure className="grid h-full w-[100cqw] shrink-0 snap-center place-items-center">
      <div className="relative" style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}>
        <LazyImage
          src={src}
          srcSet={renditionSet(src, image.width, true)}
          sizes={`min(100vw, ${Math.round(85 * ratio)}vh)`}
          alt={alt}
          thumbHash={image.thumbHash}
          checkered={original !== null}
          className="size-full"
        />
        {original?.wanted && (
          <div className={cn('absolute inset-0', !original.shown && 'invisible')}>
            <LazyImage
              src={original.url}
              alt="The original picture, with its background"
              className="size-full"
            />
          </div>
        )}
        {/* A larger target for pointers only; keyboards and screen readers use the Refine button. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title="Refine"
          onClick={onRefine}
          className="absolute inset-y-0 left-1/4 w-1/2"
        />
      </div>
    </figure>
  );
}
