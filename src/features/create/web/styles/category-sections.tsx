import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNearViewport } from '#web/ui/use-near-viewport.ts';
import { SelectionSkeleton } from './selection-skeleton.tsx';

/**
 * All models and styles. They stand in the server's HTML, so links and anchors work at once; their code is fetched when
 * they come near.
 */
export function CategorySections() {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearViewport(box, NEAR_PX);
  useEffect(() => {
    if (near) cameNear.resolve();
  }, [near]);
  return (
    <div ref={box} data-hydrates="near">
      {SELECTION}
    </div>
  );
}

const NEAR_PX = 300;
const cameNear = Promise.withResolvers<void>();

const StyleSelection = lazy(async () => {
  if (typeof document !== 'undefined') await cameNear.promise;
  return { default: (await import('./style-selection.tsx')).StyleSelection };
});

// One element for ever: were it made anew while its code is awaited, React would throw the server's HTML away.
const SELECTION = (
  <Suspense fallback={<SelectionSkeleton />}>
    <StyleSelection />
  </Suspense>
);
