import type { CSSProperties } from 'react';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { frameAspects } from './gallery-skeletons.tsx';

interface NextPageProps {
  loading: boolean;
  failed: boolean;
  onRetry(): void;
}

/** A screen of empty frames in place of the next pictures, so that the end of the page does not visibly move. */
export function NextPage({ loading, failed, onRetry }: NextPageProps) {
  return (
    <div className="relative mt-1 h-dvh overflow-clip [container-type:inline-size]">
      <ul aria-hidden className="gallery-rows">
        {frameAspects(FRAMES).map((aspect, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <li key={i} style={{ '--a': aspect } as CSSProperties} className="bg-surface-2" />
        ))}
      </ul>
      <div className="absolute inset-x-0 top-0 flex justify-center p-6">
        {failed ? (
          <p className="flex items-center gap-3 rounded-md bg-paper py-2 pr-2 pl-4 text-sm">
            {phrases.galleryNotLoaded}
            <Button onClick={onRetry}>Try again</Button>
          </p>
        ) : (
          <p role="status" className="rounded-full bg-paper px-4 py-2 text-muted text-sm empty:hidden">
            {loading ? 'Loading more images...' : ''}
          </p>
        )}
      </div>
    </div>
  );
}

/** Enough for the tallest screens. */
const FRAMES = 40;
