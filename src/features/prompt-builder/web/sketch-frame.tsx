import type { FormSettings } from '#features/generations/contract/form-settings';
import { OUTPUT_FORMATS } from '#features/generations/contract/generation-settings';
import { cn } from '#web/ui/class-names.ts';
import type { ShownSketch } from './use-sketch.ts';

interface SketchFrameProps {
  sketch: ShownSketch;
  /** Whether the choices have changed since. */
  isStale: boolean;
  format: FormSettings['outputFormat'];
}

/** What the choices look like so far: small, unsharp, and free. It keeps the height of its frame. */
export function SketchFrame({ sketch, isStale, format }: SketchFrameProps) {
  const { width, height } = OUTPUT_FORMATS[format];
  return (
    <figure>
      <div className="grid h-[clamp(10rem,30dvh-4rem,20rem)] place-items-center overflow-hidden rounded-md bg-surface-2">
        <div
          style={{ aspectRatio: width / height }}
          className={cn(
            'relative max-w-full',
            width > 2 * height ? 'w-full' : 'h-full',
            !sketch && 'crop-marks',
          )}
        >
          {sketch && (
            <img
              key={sketch.url}
              src={sketch.url}
              alt="Sketch of your choices"
              className={cn(
                'absolute inset-0 size-full animate-appear object-cover transition-opacity duration-slow',
                isStale && 'opacity-60',
              )}
            />
          )}
        </div>
      </div>
      <figcaption className="mt-1.5 text-muted text-xs">
        <span role="status">{captionOf(sketch, isStale)}</span>
      </figcaption>
    </figure>
  );
}

function captionOf(sketch: ShownSketch, isStale: boolean): string {
  if (isStale) return 'Sketching…';
  return sketch ? 'A quick sketch, free. The picture is made anew.' : 'No sketch of this prompt.';
}
