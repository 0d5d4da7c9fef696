/** Signs people in: an OpenID Connect provider. */
export interface IdentityProvider {
  /** Where to send the browser, and what must be remembered until it comes back. @throws ProviderError */
  beginSignIn(redirectUri: string): Promise<SignInRequest>;
  /**
   * Who came back. @param callbackUrl the whole address that the provider sent the browser to
   * @throws ProviderError `rejected` when the answer does not belong to the request, `transient` when the
   * provider cannot be reached.
   */
  completeSignIn(callbackUrl: URL, secrets: SignInSecrets): Promise<VerifiedIdentity>;
  /** Where signing out continues at the provider; `undefined` when it has no such place or cannot be reached. */
  signOutUrl(returnTo: string): Promise<string | undefined>;
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
