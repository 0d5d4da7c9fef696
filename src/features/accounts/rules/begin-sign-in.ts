import type { Database } from '#platform/db/client';
import type { IdentityProvider, SignInWishes } from '#ports/identity-provider';
import { insertSignInAttempt } from '../queries/sign-in-attempts.ts';
import { safeReturnTo } from './safe-return-to.ts';
import { createToken, hashToken } from './tokens.ts';

export type { SignInWishes };

export interface SignInDeps {
  db: Database;
  identityProvider: IdentityProvider;
  /** The provider redirects the browser to this URL. */
  callbackUrl: string;
}

/**
 * Begins a sign-in.
 * @param returnTo the page to return to; anything but a path of this site becomes `/`
 * @returns the provider's URL for the browser, and the token that binds the attempt to this browser
 * @throws ProviderError if the provider is unreachable
 */
export async function beginSignIn(
  deps: SignInDeps,
  { returnTo, ...wishes }: { returnTo: string | undefined } & SignInWishes,
): Promise<{ url: string; browserToken: string }> {
  const { url, state, nonce, codeVerifier } = await deps.identityProvider.beginSignIn(
    deps.callbackUrl,
    wishes,
  );
  const browserToken = createToken();
  await insertSignInAttempt(deps.db, {
    stateHash: hashToken(state),
    browserHash: hashToken(browserToken),
    nonce,
    codeVerifier,
    returnTo: safeReturnTo(returnTo),
    isFresh: wishes.isFresh ?? false,
  });
  return { url, browserToken };
}
