import { type CSSProperties, useState } from 'react';
import { LazyImage } from '#web/ui/lazy-image.tsx';

interface WipeProps {
  /** Address of the earlier picture, drawn over the left part of the shown one. */
  url: string;
  /** What the earlier picture is. */
  alt: string;
}

/** An earlier picture under a line that is dragged, or moved with the arrow keys. Fills its positioned parent. */
export function Wipe({ url, alt }: WipeProps) {
  const [at, setAt] = useState(50);
  return (
    <div className="group absolute inset-0 z-10" style={{ '--at': `${at}%` } as CSSProperties}>
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--at))_0_0)]">
        <LazyImage src={url} alt={alt} className="size-full" />
      </div>
      <div
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--at) w-0.5 -translate-x-1/2 bg-on-picture shadow-floating"
      >
        <div className="absolute top-1/2 left-1/2 size-11 -translate-1/2 rounded-full border-2 border-on-picture bg-scrim group-has-focus-visible:ring-4" />
      </div>
      <input
        type="range"
        aria-label="Percent of the earlier picture shown"
        min={0}
        max={100}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  );
}
