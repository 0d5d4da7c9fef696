import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';

/** Notices about the user's credits or subscription, shown until dismissed. */
export const ACCOUNT_NOTICE_KINDS = [
  // No sign-up credits: the email address is not verified or was used before, this person had an account before, or too
  // many accounts were created from this network today.
  'signup-unverified',
  'signup-address-used',
  'signup-had-account',
  'signup-network-full',
  // A subscription was ended at once: its promo code was used before, or the user had two subscriptions.
  'promotion-used',
  'second-subscription-ended',
] as const;
export type AccountNoticeKind = (typeof ACCOUNT_NOTICE_KINDS)[number];

const accountNotice = z.object({
  /** Identifies the notice, to dismiss it. */
  topic: z.string(),
  kind: z.enum(ACCOUNT_NOTICE_KINDS),
  at: z.iso.datetime(),
});

export const accountNotices = z.object({ notices: z.array(accountNotice) });
export type AccountNotices = z.infer<typeof accountNotices>;

const SIGN_IN = 'signed_out.see_account';

export const listAccountNotices = endpoint({
  method: 'GET',
  path: '/api/account/notices',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: accountNotices },
  words: { tag: 'Account', summary: 'List notices about your credits and subscription' },
});

export const dismissAccountNotice = endpoint({
  method: 'DELETE',
  path: '/api/account/notices/:topic',
  access: 'session',
  signIn: SIGN_IN,
  params: z.object({ topic: z.string().min(1).max(200) }),
  responses: { 204: DONE },
  words: { tag: 'Account', summary: 'Dismiss a notice' },
});
