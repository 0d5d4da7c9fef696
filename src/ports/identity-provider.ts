/** Signs people in: an OpenID Connect provider. */
export interface IdentityProvider {
  /** Where to send the browser, and what must be remembered until it comes back. @throws ProviderError */
  beginSignIn(redirectUri: string, wishes?: SignInWishes): Promise<SignInRequest>;
  /**
   * Who came back. @param callbackUrl the whole address that the provider sent the browser to
   * @throws ProviderError `rejected` when the answer does not belong to the request, `transient` when the
   * provider cannot be reached.
   */
  completeSignIn(callbackUrl: URL, secrets: SignInSecrets): Promise<VerifiedSignIn>;
  /** Where signing out continues at the provider; `undefined` when it has no such place or cannot be reached. */
  signOutUrl(returnTo: string): Promise<string | undefined>;
}

export interface SignInWishes {
  /** Asks the person to prove who they are now, even where the provider knows them still. */
  isFresh?: boolean | undefined;
  /** Ways to sign in (`acr_values`), the preferred one first. */
  acrValues?: readonly string[] | undefined;
}

export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SignInRequest extends SignInSecrets {
  url: string;
}

export interface VerifiedIdentity {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
}

export interface VerifiedSignIn {
  identity: VerifiedIdentity;
  /** When the person proved who they are, as the provider says; null where it does not say. */
  authenticatedAt: Date | null;
  /** How they did, in the provider's words. */
  acr: string | null;
}
