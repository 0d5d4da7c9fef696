import { useLocation } from 'wouter';
import type { Generation } from '#contract/generations';
import { storeGroundingContext } from '#web/state/grounding-context.ts';
import { refinedPainter } from '#web/state/made-with.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { remixPath } from './remix-path.ts';

/** Opens the prompt builder with one of one's own pictures. */
export function useRemix(): (generation: Generation) => void {
  const [, navigate] = useLocation();
  const { imageModels } = usePageState();
  return (generation) => {
    storeGroundingContext(localStorage, {
      generation,
      imageModel: refinedPainter(generation, imageModels),
      timestamp: Date.now(),
    });
    navigate(remixPath(generation));
  };
}
