import type { CSSProperties } from 'react';
import { GALLERY_SKELETONS } from '#platform/limits/limits';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Placeholder rows while pictures load. */
export function GallerySkeletons() {
  return (
    <div className="overflow-clip [container-type:inline-size]">
      <ul aria-hidden className="gallery-rows">
        {ASPECTS.map((aspect, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <li key={i} style={{ '--a': aspect } as CSSProperties}>
            <Skeleton className="size-full rounded-none!" />
          </li>
        ))}
      </ul>
    </div>
  );
}

const SHAPES = [150, 100, 178, 75];
const ASPECTS = Array.from({ length: GALLERY_SKELETONS }, (_, i) => SHAPES[(i * 3) % SHAPES.length]);
