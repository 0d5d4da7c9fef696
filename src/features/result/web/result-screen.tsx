import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { GenerationResult as Result } from './generation-result.tsx';

/** The result of a generation in the place of the page that it was asked for on; fetched when it is first shown. */
export function ResultScreen(props: ComponentProps<typeof Result>) {
  return (
    <Suspense fallback={<div className="darkroom min-h-dvh" aria-busy="true" />}>
      <GenerationResult key={props.id} {...props} />
    </Suspense>
  );
}

const loadResult = () => import('./generation-result.tsx');
const GenerationResult = lazy(async () => ({ default: (await loadResult()).GenerationResult }));

/** So that a started generation is seen at once; fetched when the first page has come to rest. */
export function usePreloadedResult() {
  useEffect(() => {
    const timer = setTimeout(() => void loadResult(), 1_500);
    return () => clearTimeout(timer);
  }, []);
}

/** The generation that an address names. Ids stand in request paths, so nothing else may get there. */
export function readGenerationId(search: URLSearchParams): string | null {
  const id = search.get('generation');
  return id !== null && /^[\w-]{1,100}$/.test(id) ? id : null;
}
