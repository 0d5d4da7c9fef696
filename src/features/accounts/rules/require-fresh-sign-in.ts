import { AppError } from '#platform/errors/app-error';
import { FRESH_SIGN_IN_MS } from './session-lifetime.ts';

/** @throws AppError `fresh_sign_in_required` for a session whose person last signed in too long ago */
export function requireFreshSignIn({ signedInAt }: { signedInAt: Date }): void {
  if (Date.now() - signedInAt.getTime() <= FRESH_SIGN_IN_MS) return;
  throw new AppError('fresh_sign_in_required');
}
