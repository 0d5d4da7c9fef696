import { createStoredChoice } from '#web/state/stored-choice.ts';

/** `on` if only pictures without a credit line are wanted in this browser; null otherwise. */
export const creditFreeChoice = createStoredChoice('creditFree');
