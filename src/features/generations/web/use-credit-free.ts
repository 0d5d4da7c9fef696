import { useStoredChoice } from '#web/state/stored-choice.ts';
import { creditFreeChoice } from './credit-free.ts';

/** Whether only pictures without a credit line are wanted: no, unless it was switched on in this browser. */
export function useCreditFree(): boolean {
  return useStoredChoice(creditFreeChoice) !== null;
}
