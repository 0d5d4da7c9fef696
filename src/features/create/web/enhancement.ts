import { createStoredChoice, useStoredChoice } from '#web/state/stored-choice.ts';

const kept = createStoredChoice('enhancePrompts');

/** Whether quick prompts are to be written out: yes, unless this browser was told not to. */
export function useEnhancement(): boolean {
  return useStoredChoice(kept) !== 'off';
}

export function storeEnhancement(on: boolean): void {
  kept.keep(on ? null : 'off');
}
