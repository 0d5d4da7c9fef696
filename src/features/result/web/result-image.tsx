import type { ShownImage } from '#features/generations/web/generation-images';
import { renditionSet } from '#features/images/web/rendition-set';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { Wipe } from './wipe.tsx';

interface ResultImageProps {
  image: ShownImage;
  /** The address to load, with its cache-busting time. */
  src: string;
  alt: string;
  /** Whether it is a cut-out, whose transparency is shown. */
  isCut: boolean;
  /** The earlier picture that it is compared with; null if it is not. */
  earlier: Earlier | null;
  /** Shown until the picture has loaded: what it looked like while it was made. */
  unfinished: string | undefined;
  onRefine(): void;
}

/** An earlier picture in the place of the shown one. */
export interface Earlier {
  url: string;
  /** What it is. */
  alt: string;
}

/** One slide: the picture as large as possible; a click on its central half refines it. */
export function ResultImage({ image, src, alt, isCut, earlier, unfinished, onRefine }: ResultImageProps) {
  const ratio = ratioOf(image);
  return (
    <figure className="grid h-full w-[100cqw] shrink-0 snap-center place-items-center">
      <div className="relative" style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}>
        <LazyImage
          src={src}
          srcSet={renditionSet(src, image.width, true)}
          sizes={`min(100vw, ${Math.round(85 * ratio)}vh)`}
          alt={alt}
          thumbHash={image.thumbHash}
          checkered={isCut}
          placeholder={unfinished}
          className="size-full"
        />
        {/* A larger target for pointers only; keyboards and screen readers use the Refine button. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title="Refine"
          onClick={onRefine}
          className="absolute inset-y-0 left-1/4 w-1/2"
        />
        {earlier && <Wipe {...earlier} />}
      </div>
    </figure>
  );
}

/** Width by height; 1 if it is not known. */
export function ratioOf(image: ShownImage | undefined): number {
  return (image?.width ?? 1) / (image?.height ?? 1);
}
