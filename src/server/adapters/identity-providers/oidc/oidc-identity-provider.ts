import * as client from 'openid-client';
import { ProviderError } from '#server/errors';
import type { IdentityProvider, VerifiedIdentity } from '#server/ports/identity-provider';

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  fetch?: typeof fetch;
}

// Seconds: a person is waiting.
const REQUEST_TIMEOUT_S = 8;

/** Any OpenID Connect provider, by the authorisation code flow with PKCE, state and nonce. */
export function createOidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const configuration = rememberSuccess(() => discover(options));
  return {
    async beginSignIn(redirectUri) {
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
      });
      return { ...secrets, url: url.href };
    },
    async completeSignIn(callbackUrl, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const claims = await calling(async () => {
        const tokens = await client.authorizationCodeGrant(config, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const fromToken = tokens.claims()!;
        // Providers may leave the profile to the userinfo endpoint.
        return fromToken.email === undefined
          ? { ...fromToken, ...(await client.fetchUserInfo(config, tokens.access_token, fromToken.sub)) }
          : fromToken;
      });
      return toIdentity(options.issuer, claims);
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
      // An issuer without TLS is the embedded one, or one that the operator named so.
      ...(issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}),
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
      (error instanceof client.ClientError && /INVALID|UNEXPECTED|CLAIM/.test(error.code ?? ''));
    throw new ProviderError(
      answered ? 'rejected' : 'transient',
      `Sign-in failed: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
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
