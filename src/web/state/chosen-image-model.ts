import { findImageModel } from './image-models.ts';
import { createKeptChoice, useKeptChoice } from './kept-choice.ts';
import { usePageState } from './page-state.tsx';

const kept = createKeptChoice('imageModel');

/** The image model that was last chosen in this browser; null where none was. */
export function useKeptImageModel(): string | null {
  return useKeptChoice(kept);
}

export function keepImageModel(id: string): void {
  kept.keep(id);
}

/** What paints a quick prompt: the last choice, while it is on offer. */
export function useChosenImageModel() {
  return findImageModel(usePageState().imageModels, useKeptImageModel());
}
