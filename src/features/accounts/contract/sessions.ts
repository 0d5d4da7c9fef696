import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

/** One of the user's open sessions. */
export const accountSession = z.object({
  id: z.uuid(),
  /** Whether this request uses it. */
  current: z.boolean(),
  /** As the browser sent it; null if it sent none. */
  userAgent: z.string().nullable(),
  /** In words, such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof accountSession>;

const SIGN_IN = 'signed_out.see_sessions';

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: z.array(accountSession) },
  words: { tag: 'Account', summary: 'List your sessions' },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'session',
  signIn: SIGN_IN,
  params: z.object({ id: id('not_found.session') }),
  responses: { 204: DONE },
  refusals: ['fresh_sign_in_required'],
  words: {
    tag: 'Account',
    summary: 'End one of your sessions',
    description: 'Ending the current session needs no fresh sign-in.',
  },
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/revoke-others',
  access: 'session',
  signIn: SIGN_IN,
  needsFreshSignIn: true,
  responses: { 200: z.object({ ended: z.number().int().nonnegative() }) },
  runsWhenDiskFull: true,
  words: { tag: 'Account', summary: 'End all your other sessions' },
});
