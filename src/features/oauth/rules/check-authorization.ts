import type { Database } from '#platform/db/client';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import { AppError } from '#platform/errors/app-error';
import type { AuthorizationRequest } from '../contract/connections.ts';
import { type ClientRow, findClient } from '../queries/oauth-clients.ts';
import { checkResource } from './check-resource.ts';
import { type OauthErrorCode, OauthRefusal } from './oauth-refusal.ts';
import { readScopes } from './read-scopes.ts';

export interface CheckAuthorizationDeps {
  db: Database;
  /** Scheme and host of the site: the issuer. */
  publicUrl: string;
}

export interface CheckedAuthorization {
  client: ClientRow;
  redirectUri: string;
  challenge: string;
  /** What the program asks for. */
  scopes: ApiScope[];
  /** Why the request is refused; undefined if the person may decide. */
  refusal?: OauthRefusal;
}

/**
 * Reads a program's request. Mistakes of the program are in `refusal`.
 * @throws AppError `invalid_request` if the program or its redirect address is unknown: nothing may be sent there
 */
export async function checkAuthorization(
  deps: CheckAuthorizationDeps,
  request: AuthorizationRequest,
): Promise<CheckedAuthorization> {
  const client = await findClient(deps.db, request.client_id ?? '');
  if (!client) throw new AppError('invalid_request.unknown_program');
  const redirectUri = request.redirect_uri ?? '';
  if (!client.redirectUris.includes(redirectUri)) throw new AppError('invalid_request.unknown_redirect');
  const challenge = request.code_challenge ?? '';
  const checked = { client, redirectUri, challenge };
  try {
    if (request.response_type !== 'code')
      throw new OauthRefusal('unsupported_response_type', 'response_type must be code.');
    // `plain` would show the verifier to whoever sees this address.
    if (request.code_challenge_method !== 'S256' || !CHALLENGE.test(challenge))
      throw new OauthRefusal('invalid_request', 'PKCE with the method S256 is required.');
    checkResource(deps, request.resource);
    return { ...checked, scopes: readScopes(request.scope) };
  } catch (refusal) {
    if (!(refusal instanceof OauthRefusal)) throw refusal;
    return { ...checked, scopes: [], refusal };
  }
}

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** The program's address with an answer to its request (RFC 6749, RFC 9207). */
export function answerAddress(
  { publicUrl }: { publicUrl: string },
  { redirectUri, state }: { redirectUri: string; state: string | undefined },
  answer: { code: string } | { error: OauthErrorCode },
): string {
  const url = new URL(redirectUri);
  const fields = { ...answer, ...(state !== undefined && { state }), iss: publicUrl };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
