import { createKeptChoice, useKeptChoice } from './kept-choice.ts';

const kept = createKeptChoice('enhancePrompts');

/** Whether quick prompts are to be written out: yes, unless this browser was told not to. */
export function useEnhancement(): boolean {
  return useKeptChoice(kept) !== 'off';
}

export function keepEnhancement(on: boolean): void {
  kept.keep(on ? null : 'off');
}
