/** Signs people in: an OpenID Connect provider. */
export interface IdentityProvider {
  /** @returns the address to send the browser to, and the secrets to keep until it returns. @throws ProviderError */
  beginSignIn(redirectUri: string, wishes?: SignInWishes): Promise<SignInRequest>;
  /**
   * @param callbackUrl the whole address that the provider redirected the browser to
   * @throws ProviderError `rejected` if the response does not belong to the request, `transient` if the provider cannot
   * be reached
   */
  completeSignIn(callbackUrl: URL, secrets: SignInSecrets): Promise<VerifiedSignIn>;
  /** The provider's sign-out address; `undefined` if it has none or cannot be reached. */
  signOutUrl(returnTo: string): Promise<string | undefined>;
}

export interface SignInWishes {
  /** Makes the person sign in again, even if the provider still has a session. */
  isFresh?: boolean | undefined;
  /** Requested authentication methods (`acr_values`), the preferred one first. */
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
  /** The time of the authentication; null if the provider does not tell. */
  authenticatedAt: Date | null;
  /** The authentication method (`acr`), as the provider names it. */
  acr: string | null;
}
