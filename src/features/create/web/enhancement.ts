import { createStoredChoice, useStoredChoice } from '#web/state/stored-choice.ts';

const stored = createStoredChoice('enhancePrompts');

/** Whether quick prompts are enhanced: yes, unless it was switched off in this browser. */
export function useEnhancement(): boolean {
  return useStoredChoice(stored) !== 'off';
}

export function storeEnhancement(on: boolean): void {
  stored.keep(on ? null : 'off');
}
