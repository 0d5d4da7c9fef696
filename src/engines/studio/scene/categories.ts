export const CATEGORIES = [
  'professional',
  'business',
  'technology',
  'wellness',
  'nature',
  'abstract',
  'lifestyle',
  'sustainability',
  'travel',
] as const;
export type Category = (typeof CATEGORIES)[number];
