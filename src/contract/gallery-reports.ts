import { z } from 'zod';
import { REPORT_NOTE_MAX_CHARACTERS } from './limits.ts';
import { REPORT_REASONS } from './moderation-reasons.ts';

/** What somebody has against a public picture. A note of spaces is none. */
export const reportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX_CHARACTERS)
    .transform((note) => note || null)
    .nullable()
    .default(null),
});
export type ReportRequest = z.input<typeof reportRequest>;
