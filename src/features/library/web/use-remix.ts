import { useLocation } from 'wouter';
import type { Generation } from '#features/generations/contract/generations';
import { storeGroundingContext } from '#features/generations/web/grounding-context';
import { imageModelToRefineWith } from '#features/generations/web/made-with';
import { usePageState } from '#web/state/page-state.tsx';
import { remixPath } from './remix-path.ts';

/** Opens the prompt builder with one of the person's generations. */
export function useRemix(): (generation: Generation) => void {
  const [, navigate] = useLocation();
  const { imageModels } = usePageState();
  return (generation) => {
    storeGroundingContext(localStorage, {
      generation,
      imageModel: imageModelToRefineWith(generation, imageModels),
      timestamp: Date.now(),
    });
    navigate(remixPath(generation));
  };
}
