/**
 * The most that each page may load at first, in kB (1,000 bytes) as they travel: the scripts that its HTML names, by the
 * page's file, and what all pages share. The gallery's is a promise; the others lie a little above what they weigh, so
 * that growth is noticed and, where it is worth it, written down here.
 */
export const BUDGETS_KB: Readonly<Record<string, number>> = {
  // What every page brings: the style sheet, the fonts of the first paint, and its scripts (the not-found page has no others).
  styles: 15,
  fonts: 51,
  'not-found': 91,
  // The page with the promise: it must feel instant.
  gallery: 100,
  account: 120,
  'ad-creator': 159,
  audit: 129,
  'canva-alternative': 98,
  'check-credits': 96,
  comparison: 99,
  cookies: 97,
  create: 119,
  credits: 101,
  'gallery-image': 101,
  'getty-images-alternative': 98,
  home: 111,
  moderation: 99,
  operations: 102,
  'photoshop-alternative': 98,
  pricing: 100,
  privacy: 98,
  'prompt-builder': 113,
  'shared-picture': 93,
  'stripe-test': 97,
  success: 94,
  terms: 98,
  users: 97,
  verify: 97,
};
