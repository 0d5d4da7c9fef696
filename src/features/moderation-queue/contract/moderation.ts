import { z } from 'zod';
import {
  CASE_ORIGINS,
  CASE_STATUSES,
  MODERATION_REASONS,
  REPORT_REASONS,
} from '#features/moderation/contract/moderation-reasons';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { GALLERY_OFFSET_MAX, MODERATION_PAGE } from '#platform/limits/limits';

/** A picture that an admin must review, or has reviewed. */
export const moderationCase = z.object({
  id: z.uuid(),
  status: z.enum(CASE_STATUSES),
  origin: z.enum(CASE_ORIGINS),
  /** The judge's reason, or that of the most serious report; `null` if an admin decided without either. */
  reason: z.enum([...MODERATION_REASONS, ...REPORT_REASONS]).nullable(),
  prompt: z.string(),
  category: z.string(),
  hasPeople: z.boolean(),
  /** `null` once the picture has been deleted. */
  picture: z
    .object({
      imageUrl: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      /** ThumbHash of the picture, base64. */
      thumbHash: z.string(),
    })
    .nullable(),
  /** Its id in the gallery while it is public. */
  galleryImageId: z.uuid().nullable(),
  /** The judge's verdict; `null` if it was never judged. */
  verdict: z
    .object({
      judge: z.string(),
      decision: z.enum(['allow', 'review', 'block']),
      /** By class, 0 to 1. */
      scores: z.record(z.string(), z.number()),
    })
    .nullable(),
  /** `null` if it was made for the gallery. */
  owner: z
    .object({
      email: z.string(),
      name: z.string().nullable(),
      /** Number of the owner's recently refused prompts. */
      refusedPrompts: z.number().int().nonnegative(),
    })
    .nullable(),
  reportCount: z.number().int().nonnegative(),
  /** The newest 20 reports. */
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      note: z.string().nullable(),
      isVisitor: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  openedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Email of the admin who decided. */
  decidedBy: z.string().nullable(),
});
export type ModerationCase = z.infer<typeof moderationCase>;

const moderationQuery = z.object({
  status: z.enum(['open', 'done']).default('open'),
  limit: z.coerce.number().int().min(1).max(100).default(MODERATION_PAGE),
  offset: z.coerce.number().int().min(0).max(GALLERY_OFFSET_MAX).default(0),
});

export const moderationPage = z.object({
  cases: z.array(moderationCase),
  counts: z.object({ open: z.number().int().nonnegative(), done: z.number().int().nonnegative() }),
});
export type ModerationPage = z.infer<typeof moderationPage>;

const TAG = 'Admin';
const withId = z.object({ id: id('not_found.case') });

/** Open cases: most serious first, then newest. Decided cases: latest decision first. */
export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  access: 'admin',
  query: moderationQuery,
  responses: { 200: moderationPage },
  words: { tag: TAG, summary: 'List pictures for review, open or decided' },
});

export const approveCase = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/:id/approve',
  access: 'admin',
  params: withId,
  responses: { 200: moderationCase },
  refusals: ['already_decided'],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Approve a picture for the gallery' },
});

export const removeCase = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/:id/remove',
  access: 'admin',
  params: withId,
  responses: { 200: moderationCase },
  refusals: ['already_decided'],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a reviewed picture from the public' },
});
