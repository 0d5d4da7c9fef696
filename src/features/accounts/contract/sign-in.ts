import { z } from 'zod';
import { credits } from '#features/credits/contract/credits';
import { endpoint } from '#platform/endpoint/endpoint';

const TAG = 'Account';
const REDIRECT = { description: 'Redirects to the next page, in `Location`.' };

export const beginSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/login',
  access: 'anyone',
  query: z.object({
    /** The page to come back to. */
    returnTo: z.string().optional(),
    /** Whether the identity provider must ask for the credentials again. */
    fresh: z.stringbool().default(false),
  }),
  responses: {
    302: REDIRECT,
    403: { description: 'The link is on another site: a page asks for confirmation.', type: 'text/html' },
  },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Start the sign-in' },
});

export const completeSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/callback',
  access: 'anyone',
  responses: {
    302: REDIRECT,
    400: { description: 'The sign-in was refused.', type: 'text/html' },
    403: { description: 'Another browser began the sign-in.', type: 'text/html' },
  },
  cache: 'no-store',
  words: {
    tag: TAG,
    summary: 'Complete the sign-in, after the identity provider',
    description: 'Refusals are HTML pages.',
  },
});

export const signOut = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  access: 'anyone',
  responses: { 302: REDIRECT },
  words: { tag: TAG, summary: 'Sign out' },
});

const sessionState = z.object({
  /** Null for a visitor. */
  userId: z.uuid().nullable(),
});
export type SessionState = z.infer<typeof sessionState>;

export const findSessionState = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  access: 'visitor',
  responses: { 200: sessionState },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Show who is signed in' },
});

export const findCredits = endpoint({
  method: 'GET',
  path: '/api/auth/credits',
  access: 'session',
  responses: { 200: credits },
  words: { tag: TAG, summary: 'Show your credits' },
});
