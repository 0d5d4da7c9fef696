import * as client from 'openid-client';
import { ProviderError } from '#platform/errors/provider-error';
import type { IdentityProvider, VerifiedIdentity } from '#ports/identity-provider';

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  fetch?: typeof fetch;
}

// Seconds: a person is waiting.
const REQUEST_TIMEOUT_S = 8;
const ACR_MAX = 200;
// The client's codes for an answer that came, and is wrong.
const NOT_BELIEVED = /INVALID|UNEXPECTED|CLAIM|TIMESTAMP|KEY_SELECTION|UNSUPPORTED/;

/** Any OpenID Connect provider, by the authorisation code flow with PKCE, state and nonce. */
export function createOidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const configuration = rememberSuccess(() => discover(options));
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
        // `max_age` also has the provider say in the ID token when the person signed in.
        ...(isFresh && { prompt: 'login', max_age: '0' }),
        ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
      });
      return { ...secrets, url: url.href };
    },
    async completeSignIn(callbackUrl, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const { profile, idToken } = await calling(async () => {
        const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims()!;
        // Providers may leave the profile to the userinfo endpoint.
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
  return await calling(() =>
    client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
      timeout: REQUEST_TIMEOUT_S,
      execute: [
        // Without this the client believes an ID token whatever its signature, since it comes from the issuer's own address.
        client.enableNonRepudiationChecks,
        // The configuration allows an issuer without TLS on this machine alone.
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
      ...(options.fetch ? { [client.customFetch]: options.fetch as client.CustomFetch } : {}),
    }),
  );
}

/** Discovers once; a failure is forgotten, so that the next person tries again. */
function rememberSuccess<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= work().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function calling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const answered =
      error instanceof client.AuthorizationResponseError ||
      (error instanceof client.ResponseBodyError && error.status < 500) ||
      (error instanceof client.ClientError && NOT_BELIEVED.test(error.code ?? ''));
    throw new ProviderError(
      answered ? 'rejected' : 'transient',
      `Sign-in failed: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
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
  if (!subject || !email) throw new ProviderError('rejected', 'The identity provider names no email address');
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
