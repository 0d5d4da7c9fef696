import { useLocation } from 'wouter';
import type { Generation } from '#features/generations/contract/generations';
import { storeGroundingContext } from '#features/generations/web/grounding-context';
import { imageModelToRefineWith } from '#features/generations/web/made-with';
import { usePageState } from '#web/state/page-state.tsx';

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

/** The address of the prompt builder for a variation of a generation. */
export function remixPath({ category, modelId }: Pick<Generation, 'category' | 'modelId'>): string {
  return `/prompt-builder/${encodeURIComponent(category || 'business')}/${encodeURIComponent(modelId)}`;
}
