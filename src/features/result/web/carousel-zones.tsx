import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';

interface CarouselZonesProps {
  onPrevious(): void;
  onNext(): void;
}

/** Buttons over the outer quarters. They are inside the scrolled row, so that a swipe on them still moves the pictures. */
export function CarouselZones({ onPrevious, onNext }: CarouselZonesProps) {
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
const ARROW = [
  'size-11 rounded-full bg-scrim p-2.5 text-on-picture opacity-0 transition-opacity duration-steady',
  'group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100',
].join(' ');
