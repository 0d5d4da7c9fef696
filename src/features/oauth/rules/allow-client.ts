import { lockUser } from '#features/accounts/queries/users';
import { refuseSuspended } from '#features/accounts/rules/refuse-suspended';
import { createToken, hashToken } from '#features/accounts/rules/tokens';
import type { ApiScope } from '#platform/endpoint/api-scopes';
import { AppError } from '#platform/errors/app-error';
import type { AuthorizationRequest } from '../contract/connections.ts';
import { CONNECTIONS_MAX } from '../contract/oauth-limits.ts';
import { deleteOldestCodes, insertCode } from '../queries/oauth-codes.ts';
import { listGrantsOfUser } from '../queries/oauth-grants.ts';
import { answerAddress, type CheckAuthorizationDeps, checkAuthorization } from './check-authorization.ts';

/** Codes of a person and a program that are still recognized, until the sweep deletes them. */
const CODES_KEPT = 20;

/**
 * Lets a program act for the user, with these scopes.
 * @returns the program's address, with a code that it can exchange for tokens within a minute
 * @throws AppError `invalid_request` for a refused request, for scopes that the program did not ask for, or with too many
 *   connections; `already_decided` for a request that was answered before
 */
export async function allowClient(
  deps: CheckAuthorizationDeps,
  {
    userId,
    request,
    allowed,
  }: { userId: string; request: AuthorizationRequest; allowed: readonly ApiScope[] },
): Promise<string> {
  const { client, redirectUri, challenge, scopes, refusal } = await checkAuthorization(deps, request);
  if (refusal) throw new AppError('invalid_request.problem', { problem: refusal.message });
  const granted = scopes.filter((scope) => allowed.includes(scope));
  if (granted.length < new Set(allowed).size) throw new AppError('invalid_request.other_scopes');
  const code = createToken();
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (user) refuseSuspended(user);
    const others = (await listGrantsOfUser(trx, userId)).filter(({ clientId }) => clientId !== client.id);
    if (others.length >= CONNECTIONS_MAX)
      throw new AppError('invalid_request.connections_full', { most: CONNECTIONS_MAX });
    const isFirst = await insertCode(trx, {
      codeHash: hashToken(code),
      userId,
      clientId: client.id,
      redirectUri,
      challenge,
      scopes: granted,
    });
    if (!isFirst) throw new AppError('already_decided.connection');
    await deleteOldestCodes(trx, { userId, clientId: client.id, keep: CODES_KEPT });
  });
  return answerAddress(deps, { redirectUri, state: request.state }, { code });
}
