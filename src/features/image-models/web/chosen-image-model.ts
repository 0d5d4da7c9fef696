import { usePageState } from '#web/state/page-state.tsx';
import { createStoredChoice, useStoredChoice } from '#web/state/stored-choice.ts';
import { findImageModel } from './image-models.ts';

const kept = createStoredChoice('imageModel');

/** The image model that was last chosen in this browser; null where none was. */
export function useStoredImageModel(): string | null {
  return useStoredChoice(kept);
}

export function storeImageModel(id: string): void {
  kept.keep(id);
}

/** What paints a quick prompt: the last choice, while it is on offer. */
export function useChosenImageModel() {
  return findImageModel(usePageState().imageModels, useStoredImageModel());
}
