/** Analyses of people who are signed in run before those of visitors: it is higher than any number of calls, which is subtracted. */
export const SIGNED_IN = 1_000_000;
