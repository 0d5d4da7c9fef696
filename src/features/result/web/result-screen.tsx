import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import type { GenerationResult as Result } from './generation-result.tsx';
import { SignedOutResult } from './signed-out-result.tsx';

/** The result of a generation, in place of the page's form; its code is loaded when first shown. */
export function ResultScreen(props: ComponentProps<typeof Result>) {
  const { user } = usePageState();
  const [path] = useLocation();
  if (!user) return <SignedOutResult address={`${path}?generation=${props.id}`} onLeave={props.onLeave} />;
  return (
    // As high before its code is there, so that the footer stays in its place.
    <div className="darkroom flex min-h-[calc(100dvh-3.5rem-var(--tab-bar))] flex-1 flex-col lg:min-h-[calc(100dvh-4rem)]">
      <Suspense>
        <GenerationResult key={props.id} {...props} />
      </Suspense>
    </div>
  );
}

const loadResult = () => import('./generation-result.tsx');
const GenerationResult = lazy(async () => ({ default: (await loadResult()).GenerationResult }));

/** Preloads the result's code after the page has loaded, so that a started generation is shown at once. */
export function usePreloadedResult() {
  useEffect(() => {
    const timer = setTimeout(() => void loadResult(), 1_500);
    return () => clearTimeout(timer);
  }, []);
}

/** The generation named by the address. It becomes part of request paths, so its characters are checked. */
export function readGenerationId(search: URLSearchParams): string | null {
  const id = search.get('generation');
  return id !== null && /^[\w-]{1,100}$/.test(id) ? id : null;
}
