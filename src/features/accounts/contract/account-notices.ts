import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';

/** What a user is told about their credits or their subscription, until they dismiss it. */
export const ACCOUNT_NOTICE_KINDS = [
  // No credits for signing up: the email address is not verified; the address was used before; this sign-in was used
  // before; too many accounts of this network today.
  'signup-unverified',
  'signup-address-used',
  'signup-had-account',
  'signup-network-full',
  // A subscription was ended at once: its code had been used with the same card or account; it was a second one.
  'promotion-used',
  'second-subscription-ended',
] as const;
export type AccountNoticeKind = (typeof ACCOUNT_NOTICE_KINDS)[number];

const accountNotice = z.object({
  /** Names it when it is dismissed. */
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
  cache: 'no-store',
  words: { tag: 'Account', summary: 'List what one is told about one’s credits and subscription' },
});

export const dismissAccountNotice = endpoint({
  method: 'DELETE',
  path: '/api/account/notices/:topic',
  access: 'session',
  signIn: SIGN_IN,
  params: z.object({ topic: z.string().min(1).max(200) }),
  responses: { 204: DONE },
  words: { tag: 'Account', summary: 'Put such a notice away' },
});
