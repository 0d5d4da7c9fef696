import { cn } from '#web/ui/class-names.ts';

interface CarouselDotsProps {
  count: number;
  index: number;
  onGoTo(index: number): void;
}

export function CarouselDots({ count, index, onGoTo }: CarouselDotsProps) {
  return (
    <div className="absolute inset-x-0 bottom-2 z-10 flex justify-center">
      <div className="flex rounded-full bg-black/70 px-1.5">
        {Array.from({ length: count }, (_, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index.
            key={i}
            type="button"
            aria-label={`Go to image ${i + 1}`}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => onGoTo(i)}
            className="grid size-8 place-items-center rounded-full pointer-coarse:size-11"
          >
            <span
              className={cn(
                // Borders stay visible in forced colors.
                'size-2 rounded-full border-on-picture',
                i === index ? 'border-4' : 'border-[1.5px]',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
