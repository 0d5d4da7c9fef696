import { z } from 'zod';
import { REPORT_REASONS } from '#features/moderation/contract/moderation-reasons';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { REPORT_NOTE_MAX_CHARACTERS } from '#platform/limits/limits';

export const reportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  /** Null if it is blank. */
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX_CHARACTERS)
    .transform((note) => note || null)
    .nullable()
    .default(null),
});

export const reportGalleryImage = endpoint({
  method: 'POST',
  path: '/api/gallery/:id/report',
  access: 'visitor',
  params: z.object({ id: id('not_found.gallery_picture') }),
  body: reportRequest,
  responses: { 204: DONE },
  words: { tag: 'Gallery', summary: 'Report a public picture' },
});
