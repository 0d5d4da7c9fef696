import { createStoredChoice, useStoredChoice } from '#web/state/stored-choice.ts';

const stored = createStoredChoice('creditFree');

/** Whether only pictures without a credit line are wanted: no, unless it was switched on in this browser. */
export function useCreditFree(): boolean {
  return useStoredChoice(stored) === 'on';
}

export function storeCreditFree(on: boolean): void {
  stored.keep(on ? 'on' : null);
}
