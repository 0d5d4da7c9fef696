/** Ads that one call of a program makes. */
export const AD_COUNT_MAX = 4;
