import { createHash, timingSafeEqual } from 'node:crypto';
import { lockUser } from '#features/accounts/queries/users';
import { hashToken } from '#features/accounts/rules/tokens';
import { insertApiKey } from '#features/api-keys/queries/api-keys';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { RESOURCE_PATH, type TokenRequest } from '../contract/oauth-protocol.ts';
import { findClient } from '../queries/oauth-clients.ts';
import { type CodeRow, findCode, updateCodeUsed } from '../queries/oauth-codes.ts';
import { findGrantOfClient, insertGrant } from '../queries/oauth-grants.ts';
import { endGrant } from './end-connection.ts';
import { createAccessToken, type IssuedTokens, issueRefreshToken } from './issue-tokens.ts';
import { OauthRefusal } from './oauth-refusal.ts';

/** A program fetches its tokens at once. */
const CODE_MS = 60_000;

/**
 * Exchanges a code for the tokens of a new connection, which replaces an earlier one of this person and program. A second use
 * by a program that holds the verifier ends the connection.
 * @throws OauthRefusal `invalid_grant`, `invalid_client`
 */
export async function exchangeCode(
  deps: SecurityEventsDeps & { db: Database },
  request: TokenRequest,
): Promise<IssuedTokens> {
  const client = await findClient(deps.db, request.client_id);
  if (!client) throw new OauthRefusal('invalid_client', 'This program is not registered here.');
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const codeHash = hashToken(request.code ?? '');
    const { userId } = (await findCode(trx, codeHash)) ?? {};
    const user = userId && (await lockUser(trx, userId));
    // Read again: another use may have ended in the meantime.
    const code = await findCode(trx, codeHash);
    if (!code || code.clientId !== client.id || !isOwn(code, request)) return 'refused';
    if (code.usedAt !== null) {
      if (code.keyId !== null) await endGrant(trx, code.keyId);
      return { reused: { keyId: code.keyId, userId: code.userId } };
    }
    if (Date.now() - code.createdAt.getTime() > CODE_MS || !user || user.suspendedAt !== null)
      return 'refused';
    return await connect(trx, code, client.name);
  });
  if (outcome === 'refused') throw refused();
  if ('reused' in outcome) {
    const { keyId, userId } = outcome.reused;
    recordSecurityEvent(deps, { kind: 'key-refused', userId, details: { why: 'code used twice', keyId } });
    throw refused();
  }
  const { keyId, userId, ...issued } = outcome;
  recordSecurityEvent(deps, { kind: 'key-made', userId, details: { keyId, program: client.id } });
  return issued;
}

/** One answer to all, so that a stranger learns nothing from it. */
const refused = () => new OauthRefusal('invalid_grant', 'This code is unknown, expired or used.');

/** Whether whoever sends the code has begun the sign-in. */
function isOwn({ challenge, redirectUri }: CodeRow, { code_verifier: verifier, redirect_uri }: TokenRequest) {
  if (redirect_uri !== redirectUri || verifier === undefined || !VERIFIER.test(verifier)) return false;
  const digest = createHash('sha256').update(verifier).digest();
  return timingSafeEqual(digest, Buffer.from(challenge, 'base64url'));
}

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

async function connect(trx: DatabaseTransaction, code: CodeRow, name: string) {
  const { userId, clientId, scopes } = code;
  const earlier = await findGrantOfClient(trx, { userId, clientId });
  if (earlier) await endGrant(trx, earlier.keyId);
  const { accessToken, columns } = createAccessToken();
  const { id: keyId } = await insertApiKey(trx, {
    ...columns,
    userId,
    name,
    scopes,
    audience: RESOURCE_PATH,
  });
  await insertGrant(trx, { keyId, userId, clientId, scopes });
  await updateCodeUsed(trx, { codeHash: code.codeHash, keyId });
  return { accessToken, refreshToken: await issueRefreshToken(trx, keyId), scopes, keyId, userId };
}
