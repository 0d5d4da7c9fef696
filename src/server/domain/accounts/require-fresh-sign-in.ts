import { AppError } from '#server/errors';
import { FRESH_SIGN_IN_MS } from './session-lifetime.ts';

/** @throws AppError `fresh_sign_in_required` for a session whose person last signed in too long ago */
export function requireFreshSignIn({ signedInAt }: { signedInAt: Date }): void {
  if (Date.now() - signedInAt.getTime() <= FRESH_SIGN_IN_MS) return;
  throw new AppError('fresh_sign_in_required', 'Please sign in again to do this.');
}
