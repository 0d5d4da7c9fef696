import { z } from 'zod';
import { user } from '#features/accounts/contract/accounts';
import { accountStorage } from '#features/storage/contract/storage';
import { DONE, endpoint } from '#platform/endpoint/endpoint';

/** What is stored for the user, in figures. */
export const accountSummary = z.object({
  pictureCount: z.number().int().nonnegative(),
  uploadCount: z.number().int().nonnegative(),
  /** Bytes of all pictures and uploads: about the size of an export. */
  byteSize: z.number().int().nonnegative(),
  /** Address of the identity provider that they sign in with. */
  issuer: z.string(),
});
export type AccountSummary = z.infer<typeof accountSummary>;

const SIGN_IN = 'signed_out.see_account';
const TAG = 'Account';

export const findCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'session',
  responses: { 200: user },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Tell who is signed in' },
});

export const findAccountSummary = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: accountSummary },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Tell how much is kept of oneself' },
});

export const findAccountStorage = endpoint({
  method: 'GET',
  path: '/api/account/storage',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: accountStorage },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Tell how much one has stored, and may' },
});

/** A link, so that the browser saves the file while it is made. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: { description: 'The archive.', type: 'application/zip' } },
  cache: 'no-store',
  refusals: ['cross_site'],
  sendsPictures: true,
  words: {
    tag: TAG,
    summary: 'Download all that is kept of oneself',
    description: 'A refusal is a page where a page is asked for.',
  },
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'session',
  signIn: SIGN_IN,
  needsFreshSignIn: true,
  body: z.object({
    /** The account's own, typed by hand, in any case. */
    email: z.string().trim().min(1).max(320),
  }),
  responses: { 204: DONE },
  refusals: ['unavailable', 'payments_off'],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Delete one’s account' },
});
