/**
 * Reasons to review or refuse a prompt or a picture, most serious first. `minors`: sexual content with minors;
 * `real-person`: a real person in a sexual or violent context; `public-figure`: a public figure in any other context.
 */
export const MODERATION_REASONS = [
  'minors',
  'real-person',
  'sexual',
  'hate',
  'gore',
  'public-figure',
  'profanity',
] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** Reasons to report a public picture, in display order. */
export const REPORT_REASONS = [
  'sexual',
  'minors',
  'violence',
  'hate',
  'real-person',
  'rights',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `judged`: held for review before publication; `report`: reported while public; `admin`: removed directly by an admin. */
export const CASE_ORIGINS = ['judged', 'report', 'admin'] as const;
export type CaseOrigin = (typeof CASE_ORIGINS)[number];

export const CASE_STATUSES = ['open', 'approved', 'removed'] as const;
