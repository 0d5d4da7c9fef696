import * as client from 'openid-client';
import { ProviderError } from '#platform/errors/provider-error';
import type { IdentityProvider, VerifiedIdentity } from '#ports/identity-provider';

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  fetch?: typeof fetch;
}

// Short: a person is waiting.
const REQUEST_TIMEOUT_S = 8;
const ACR_MAX = 200;
// Error codes of openid-client for invalid responses.
const INVALID_RESPONSE = /INVALID|UNEXPECTED|CLAIM|TIMESTAMP|KEY_SELECTION|UNSUPPORTED/;

/** Any OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
export function createOidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const configuration = cacheSuccess(() => discover(options));
  return {
    async beginSignIn(redirectUri, { isFresh = false, acrValues = [] } = {}) {
      const config = await configuration();
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: 'S256',
        // `max_age` also adds `auth_time` to the ID token.
        ...(isFresh && { prompt: 'login', max_age: '0' }),
        ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
      });
      return { ...secrets, url: url.href };
    },
    async completeSignIn(callbackUrl, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const { profile, idToken } = await toProviderErrors(async () => {
        const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims()!;
        // Some providers return the profile only from the userinfo endpoint.
        const profile =
          idToken.email === undefined
            ? { ...idToken, ...(await client.fetchUserInfo(config, tokens.access_token, idToken.sub)) }
            : idToken;
        return { profile, idToken };
      });
      return {
        identity: toIdentity(options.issuer, profile),
        authenticatedAt: toDate(idToken.auth_time),
        acr: typeof idToken.acr === 'string' && idToken.acr.length <= ACR_MAX ? idToken.acr : null,
      };
    },
    async signOutUrl(returnTo) {
      try {
        const config = await configuration();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        return client.buildEndSessionUrl(config, { post_logout_redirect_uri: returnTo }).href;
      } catch {
        return undefined;
      }
    },
  };
}

async function discover(options: OidcOptions): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  return await toProviderErrors(() =>
    client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
      timeout: REQUEST_TIMEOUT_S,
      execute: [
        // Without this, the client does not check the ID token's signature, since the token comes from the issuer over TLS.
        client.enableNonRepudiationChecks,
        // The configuration accepts issuers without TLS only on this machine.
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
      ...(options.fetch ? { [client.customFetch]: options.fetch as client.CustomFetch } : {}),
    }),
  );
}

/** Caches the result, but not a failure: the next call tries again. */
function cacheSuccess<T>(work: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => {
    cached ??= work().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}

async function toProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRejected =
      error instanceof client.AuthorizationResponseError ||
      (error instanceof client.ResponseBodyError && error.status < 500) ||
      (error instanceof client.ClientError && INVALID_RESPONSE.test(error.code ?? ''));
    const message = `Sign-in failed: ${(error as Error).message}`;
    throw new ProviderError(isRejected ? 'rejected' : 'transient', message, { cause: error });
  }
}

/** `auth_time`: seconds since 1970. */
function toDate(seconds: unknown): Date | null {
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? new Date(seconds * 1_000)
    : null;
}

function toIdentity(issuer: string, claims: Record<string, unknown>): VerifiedIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 320) : null;
  };
  const subject = text('sub');
  const email = text('email');
  if (!subject || !email)
    throw new ProviderError('rejected', 'The identity provider returned no email address');
  return {
    issuer,
    subject,
    email,
    emailVerified: claims.email_verified === true,
    firstName: text('given_name'),
    lastName: text('family_name'),
    profileImageUrl: text('picture'),
  };
}
