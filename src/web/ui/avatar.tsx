import { useState } from 'react';
import { cn } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  /** One letter, shown until the image has loaded, or if there is none. */
  fallback: string;
  className?: string;
}

/** A user's picture. It has no accessible name: the element around it names the user. */
export function Avatar({ src, fallback, className }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <span
      aria-hidden
      className={cn(
        'inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded-full border border-border',
        'bg-surface-3 font-medium text-ink text-sm',
        className,
      )}
    >
      {src !== null && (
        <img
          // The image may have loaded before hydration, without a load event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(src);
          }}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          hidden={loaded !== src}
          onLoad={() => setLoaded(src)}
          className="size-full object-cover"
        />
      )}
      {loaded !== src || src === null ? fallback : null}
    </span>
  );
}
