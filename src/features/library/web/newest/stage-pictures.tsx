import type { Generation } from '#features/generations/contract/generations';
import { generationImages } from '#features/generations/web/generation-images';
import { generationName } from '#features/generations/web/generation-name';
import { isCutout } from '#features/generations/web/is-cutout';
import { ProgressLine } from '#features/generations/web/progress-line.tsx';
import { renditionSet } from '#features/images/web/rendition-set';
import { DevelopingPrint } from '#web/ui/developing-print.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';

interface StagePicturesProps {
  generation: Generation;
  columns: number;
  rows: number;
  onOpen(): void;
}

/** Fills its box with the progress, the pictures or an empty frame. */
export function StagePictures({ generation, columns, rows, onOpen }: StagePicturesProps) {
  const { status, progress, queuePosition, preview } = generation;
  const name = generationName(generation);
  if (status === 'generating') {
    return (
      <div className="relative size-full">
        <button
          type="button"
          aria-label={`Watch it being made: ${name}`}
          onClick={onOpen}
          className="block size-full rounded-sm"
        >
          <DevelopingPrint preview={preview?.url} className="rounded-sm" />
        </button>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 rounded-b-sm bg-paper/90 px-4 pt-4 pb-3 backdrop-blur-md">
          <ProgressLine progress={progress} queuePosition={queuePosition} className="max-w-none" />
        </div>
      </div>
    );
  }
  const images = generationImages(generation);
  if (status === 'failed' || images.length === 0) {
    return (
      <div className="crop-marks grid size-full place-items-center bg-surface-2 p-4 text-center text-muted text-sm">
        No picture was made
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-label={`View full size: ${name}`}
      onClick={onOpen}
      className="grid size-full gap-1 overflow-hidden rounded-sm"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
      }}
    >
      {images.map(({ url, width, thumbHash }) => (
        <LazyImage
          key={url}
          src={url}
          srcSet={renditionSet(url, width)}
          sizes={images.length > 1 ? '(width < 1024px) 50vw, 30vw' : '(width < 1024px) 100vw, 60vw'}
          alt=""
          thumbHash={thumbHash}
          checkered={isCutout(generation)}
          className="size-full min-h-0"
        />
      ))}
    </button>
  );
}
