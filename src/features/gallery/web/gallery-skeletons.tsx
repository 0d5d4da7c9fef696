import type { CSSProperties } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const GALLERY_SKELETONS = 8;

/** Placeholder rows while pictures load. */
export function GallerySkeletons() {
  return (
    <div className="overflow-clip [container-type:inline-size]">
      <ul aria-hidden className="gallery-rows">
        {frameAspects(GALLERY_SKELETONS).map((aspect, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <li key={i} style={{ '--a': aspect } as CSSProperties}>
            <Skeleton className="size-full rounded-none!" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The `--a` of empty frames, in a mix of usual shapes. */
export function frameAspects(count: number) {
  return Array.from({ length: count }, (_, i) => [150, 100, 178, 75][(i * 3) % 4]);
}
