import type { Generation } from '#features/generations/contract/generations';
import { cacheBusted, type ShownImage } from '#features/generations/web/generation-images';
import { CarouselDots } from './carousel-dots.tsx';
import { CarouselZones } from './carousel-zones.tsx';
import { ResultImage } from './result-image.tsx';
import type { useCarousel } from './use-carousel.ts';
import type { Original } from './use-original.ts';

interface CarouselProps {
  generation: Generation;
  images: readonly ShownImage[];
  carousel: ReturnType<typeof useCarousel>;
  /** A cut-out's original; null for other pictures. */
  original: Original | null;
  onRefine(image: ShownImage): void;
}

/** The pictures of a result, one at a time. */
export function Carousel({ generation, images, carousel, original, onRefine }: CarouselProps) {
  const { index, goTo, previous, next, scrollerProps } = carousel;
  const several = images.length > 1;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Result pictures"
      className="relative min-h-[56dvh] flex-1"
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
              original={original}
              onRefine={() => onRefine(image)}
            />
          ))}
        </div>
      </div>
      <p
        aria-live="polite"
        className="pointer-events-none absolute right-3 bottom-3 z-10 sm:top-3 sm:bottom-auto rounded-full bg-scrim px-2.5 py-1 text-on-picture text-xs tabular-nums"
      >
        {index + 1} / {images.length}
      </p>
      {several && <CarouselDots count={images.length} index={index} onGoTo={goTo} />}
    </section>
  );
}

function altText({ customPrompt, scene }: Generation, index: number, count: number): string {
  const subject = customPrompt || scene || 'Generated picture';
  return count > 1 ? `${subject} (${index + 1} of ${count})` : subject;
}
