/**
 * What a prompt or a picture is doubted or refused for, the graver first. `minors` is sexual content with minors;
 * `real-person` shows somebody who exists in a sexual or violent context, `public-figure` in any other.
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

/** What people report a public picture for, in the order they are offered. */
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

/** `judged` waited before it became public, `report` was reported while it was, `admin` was removed on the spot. */
export const CASE_ORIGINS = ['judged', 'report', 'admin'] as const;
export type CaseOrigin = (typeof CASE_ORIGINS)[number];

export const CASE_STATUSES = ['open', 'approved', 'removed'] as const;
