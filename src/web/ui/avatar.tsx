import { useState } from 'react';
import { cn } from './class-names.ts';

interface AvatarProps {
  src: string | null;
  /** Shown until the image has loaded, and where there is none: one letter. */
  fallback: string;
  className?: string;
}

/** A person's picture, beside or inside something that names them: it has no name of its own. */
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
          // The server's HTML may have loaded it before anyone here could listen.
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
