import { z } from 'zod';
import { user } from '#features/accounts/contract/user';
import { accountStorage } from '#features/storage/contract/storage';
import { DONE, endpoint } from '#platform/endpoint/endpoint';

/** Figures of the user's stored data. */
export const accountSummary = z.object({
  pictureCount: z.number().int().nonnegative(),
  uploadCount: z.number().int().nonnegative(),
  /** Of all pictures and uploads: about the size of an export. */
  byteSize: z.number().int().nonnegative(),
  /** URL of their identity provider. */
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
  words: { tag: TAG, summary: 'Show the signed-in user' },
});

export const findAccountSummary = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: accountSummary },
  words: { tag: TAG, summary: 'Show how much data is stored about you' },
});

export const findAccountStorage = endpoint({
  method: 'GET',
  path: '/api/account/storage',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: accountStorage },
  words: { tag: TAG, summary: 'Show your storage and its limit' },
});

/** A link, so that the browser saves the file while it streams. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: { description: 'The archive.', type: 'application/zip' } },
  refusals: ['cross_site'],
  sendsPictures: true,
  words: {
    tag: TAG,
    summary: 'Download all data stored about you',
    description: 'If HTML is accepted, refusals are pages.',
  },
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'session',
  signIn: SIGN_IN,
  needsFreshSignIn: true,
  body: z.object({
    /** The account's email, typed to confirm; case is ignored. */
    email: z.string().trim().min(1).max(320),
  }),
  responses: { 204: DONE },
  refusals: ['unavailable', 'payments_off'],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Delete your account' },
});
