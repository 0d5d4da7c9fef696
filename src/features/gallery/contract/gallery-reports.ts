import { z } from 'zod';
import { REPORT_REASONS } from '#features/moderation/contract/moderation-reasons';
import { REPORT_NOTE_MAX_CHARACTERS } from '#platform/limits/limits';

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
