export const STAGINGS = [
  'podium',
  'neon-ring',
  'marble',
  'wood-desk',
  'nature',
  'pastel-geometry',
  'holiday',
  'water',
  'sunlit-wall',
] as const;
/** The kind of set for a reference picture. */
export type Staging = (typeof STAGINGS)[number];
