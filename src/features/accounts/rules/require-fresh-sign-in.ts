import { AppError } from '#platform/errors/app-error';
import { FRESH_SIGN_IN_MS } from './session-lifetime.ts';

/** @throws AppError `fresh_sign_in_required` if the last sign-in is too long ago */
export function requireFreshSignIn({ signedInAt }: { signedInAt: Date }): void {
  if (Date.now() - signedInAt.getTime() <= FRESH_SIGN_IN_MS) return;
  throw new AppError('fresh_sign_in_required');
}
