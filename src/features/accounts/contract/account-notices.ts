import { z } from 'zod';

/** What a person is told about their credits or their subscription until they have read it. */
export const ACCOUNT_NOTICE_KINDS = [
  // No credits for signing up: the email address is not verified; somebody has had them with it, or with this sign-in;
  // too many accounts of this network today.
  'signup-unverified',
  'signup-address-used',
  'signup-had-account',
  'signup-network-full',
  // A subscription was ended at once: its code had been used with the same card or account; it was a second one.
  'promotion-used',
  'second-subscription-ended',
] as const;
export type AccountNoticeKind = (typeof ACCOUNT_NOTICE_KINDS)[number];

export const accountNotice = z.object({
  /** Names it when it is put away. */
  topic: z.string(),
  kind: z.enum(ACCOUNT_NOTICE_KINDS),
  at: z.iso.datetime(),
});

export const accountNotices = z.object({ notices: z.array(accountNotice) });
export type AccountNotices = z.infer<typeof accountNotices>;

export const accountNoticeParam = z.object({ topic: z.string().min(1).max(200) });
