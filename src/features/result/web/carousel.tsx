import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Generation } from '#features/generations/contract/generations';
import { cacheBusted, type ShownImage } from '#features/generations/web/generation-images';
import { isCutout } from '#features/generations/web/is-cutout';
import { renditionSet, squareSizes } from '#features/images/web/rendition-set';
import { cn } from '#web/ui/class-names.ts';
import { type Earlier, ResultImage, ratioOf } from './result-image.tsx';
import { STAGE_LOOK, stageStyle } from './stage.tsx';
import type { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  generation: Generation;
  images: readonly ShownImage[];
  carousel: ReturnType<typeof useCarousel>;
  /** The earlier picture that the shown one is compared with; null if it is not. */
  earlier: Earlier | null;
  /** Address of the unfinished picture that the only one replaces; undefined if it was not seen. */
  unfinished: string | undefined;
  onRefine(image: ShownImage): void;
}

/** The pictures of a result, one at a time. */
export function Carousel({ generation, images, carousel, earlier, unfinished, onRefine }: CarouselProps) {
  const { index, goTo, previous, next, scrollerProps } = carousel;
  const several = images.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Result pictures"
      className={cn('relative', STAGE_LOOK)}
      style={stageStyle(ratioOf(images[0]))}
    >
      <div
        {...scrollerProps}
        className="absolute inset-0 snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-x-contain [container-type:size] [scrollbar-width:none]"
      >
        <div className="flex h-full w-max">
          {several && <CarouselZones onPrevious={previous} onNext={next} />}
          {images.map((image, i) => (
            <ResultImage
              key={image.url}
              image={image}
              src={cacheBusted(image.url, generation)}
              alt={altText(generation, i, images.length)}
              isCut={isCutout(generation)}
              earlier={i === index ? earlier : null}
              unfinished={several ? undefined : unfinished}
              onRefine={() => onRefine(image)}
            />
          ))}
        </div>
      </div>
      <p
        aria-live="polite"
        className="pointer-events-none absolute top-3 right-3 z-10 rounded-full bg-scrim px-2.5 py-1 text-on-picture text-xs tabular-nums"
      >
        {index + 1} / {images.length}
      </p>
      {several && <CarouselDots generation={generation} images={images} index={index} onGoTo={goTo} />}
    </section>
  );
}

function altText({ customPrompt, scene }: Generation, index: number, count: number): string {
  const subject = customPrompt || scene || 'Generated picture';
  return count > 1 ? `${subject} (${index + 1} of ${count})` : subject;
}

/** Buttons over the outer quarters. They are inside the scrolled row, so that a swipe on them still moves the pictures. */
function CarouselZones({ onPrevious, onNext }: { onPrevious(): void; onNext(): void }) {
  return (
    <div className="pointer-events-none sticky left-0 z-10 -mr-[100cqw] flex h-full w-[100cqw] shrink-0 justify-between">
      <button type="button" aria-label="Previous" onClick={onPrevious} className={cn(ZONE, 'justify-start')}>
        <ChevronLeft aria-hidden className={ARROW} />
      </button>
      <button type="button" aria-label="Next" onClick={onNext} className={cn(ZONE, 'justify-end')}>
        <ChevronRight aria-hidden className={ARROW} />
      </button>
    </div>
  );
}

const ZONE = 'group pointer-events-auto flex w-1/4 items-center px-3 focus-visible:-outline-offset-4 sm:px-6';
const ARROW =
  'size-11 rounded-full bg-scrim p-2.5 text-on-picture transition-colors duration-quick group-hover:bg-scrim-deep';

interface CarouselDotsProps {
  generation: Generation;
  images: readonly ShownImage[];
  index: number;
  onGoTo(index: number): void;
}

/** The other pictures, small. */
function CarouselDots({ generation, images, index, onGoTo }: CarouselDotsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 z-10 flex justify-center">
      <div className="pointer-events-auto flex gap-1 rounded-md bg-scrim p-1">
        {images.map((image, i) => (
          <button
            key={image.url}
            type="button"
            aria-label={`Go to image ${i + 1}`}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => onGoTo(i)}
            className={cn(
              // Borders stay visible in forced colors.
              'size-11 overflow-hidden rounded-sm border-2 transition-opacity duration-quick',
              i === index ? 'border-on-picture' : 'border-transparent opacity-70 hover:opacity-100',
            )}
          >
            <img
              src={cacheBusted(image.url, generation)}
              srcSet={renditionSet(cacheBusted(image.url, generation), image.width)}
              sizes={squareSizes(44, image)}
              alt=""
              decoding="async"
              className={cn('size-full object-cover', isCutout(generation) ? 'checkerboard' : 'bg-surface-2')}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
