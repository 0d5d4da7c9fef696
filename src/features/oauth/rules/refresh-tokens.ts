import { lockUser } from '#features/accounts/queries/users';
import { hashToken } from '#features/accounts/rules/tokens';
import { updateApiKeyText } from '#features/api-keys/queries/api-keys';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import { daysAgo } from '#platform/limits/days';
import type { TokenRequest } from '../contract/oauth-protocol.ts';
import { findRefreshToken, updateRefreshTokenUsed } from '../queries/oauth-refresh-tokens.ts';
import { endGrant } from './end-connection.ts';
import {
  createAccessToken,
  type IssuedTokens,
  issueRefreshToken,
  REFRESH_TOKEN_DAYS,
} from './issue-tokens.ts';
import { OauthRefusal } from './oauth-refusal.ts';
import { readScopes } from './read-scopes.ts';

/**
 * New tokens of a connection; the earlier ones are refused from now on. A refresh token that comes a second time ends the
 * connection: the program or a thief has an old one, and nobody can tell which.
 * @throws OauthRefusal `invalid_grant`; `invalid_scope` for a scope that the person did not allow
 */
export async function refreshTokens(
  deps: SecurityEventsDeps & { db: Database },
  request: TokenRequest,
): Promise<IssuedTokens> {
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const tokenHash = hashToken(request.refresh_token ?? '');
    const { userId: owner } = (await findRefreshToken(trx, tokenHash)) ?? {};
    const user = owner && (await lockUser(trx, owner));
    // Read again: another use may have ended in the meantime.
    const found = await findRefreshToken(trx, tokenHash);
    if (!found || found.clientId !== request.client_id || found.revokedAt !== null) return 'refused';
    const { keyId, userId } = found;
    if (found.usedAt !== null) {
      // Two windows of a program may refresh at once: the second one gets nothing, but ends nothing.
      if (Date.now() - found.usedAt.getTime() < TOGETHER_MS) return 'refused';
      await endGrant(trx, keyId);
      return { reused: { keyId, userId } };
    }
    if (found.createdAt < daysAgo(REFRESH_TOKEN_DAYS) || !user || user.suspendedAt !== null) return 'refused';
    const scopes = readScopes(request.scope, found.scopes as ApiScope[]);
    await updateRefreshTokenUsed(trx, tokenHash);
    const { accessToken, columns } = createAccessToken();
    await updateApiKeyText(trx, keyId, { ...columns, scopes });
    return { accessToken, refreshToken: await issueRefreshToken(trx, keyId), scopes };
  });
  if (outcome === 'refused') throw refused();
  if ('reused' in outcome) {
    const { keyId, userId } = outcome.reused;
    recordSecurityEvent(deps, {
      kind: 'key-refused',
      userId,
      details: { why: 'refresh token used twice', keyId },
    });
    throw refused();
  }
  return outcome;
}

const TOGETHER_MS = 60_000;

const refused = () =>
  new OauthRefusal('invalid_grant', 'This refresh token is unknown, expired, used or revoked.');
