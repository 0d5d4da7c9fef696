import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNearViewport } from '#web/ui/use-near-viewport.ts';
import { SelectionSkeleton } from './selection-skeleton.tsx';

/** All models and styles. The server renders them, so links and anchors work at once; their code is loaded when near. */
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

// A constant element: if it changed while its code is loading, React would discard the server's HTML.
const SELECTION = (
  <Suspense fallback={<SelectionSkeleton />}>
    <StyleSelection />
  </Suspense>
);
