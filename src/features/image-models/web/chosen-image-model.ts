import { usePageState } from '#web/state/page-state.tsx';
import { createStoredChoice, useStoredChoice } from '#web/state/stored-choice.ts';
import { findImageModel } from './image-models.ts';

const stored = createStoredChoice('imageModel');

/** The image model last chosen in this browser; null if none was. */
export function useStoredImageModel(): string | null {
  return useStoredChoice(stored);
}

export function storeImageModel(id: string): void {
  stored.keep(id);
}

/** The image model for quick prompts: the last choice if it is still on offer, else the default. */
export function useChosenImageModel() {
  return findImageModel(usePageState().imageModels, useStoredImageModel());
}
