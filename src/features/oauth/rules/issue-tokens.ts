import { createToken, hashToken } from '#features/accounts/rules/tokens';
import { createApiKeyText, hashApiKey, hintOf } from '#features/api-keys/rules/api-key-text';
import type { DatabaseTransaction } from '#platform/db/client';
import { deleteOldestRefreshTokens, insertRefreshToken } from '../queries/oauth-refresh-tokens.ts';

/** How long an access token is valid. A program refreshes it without the person. */
export const ACCESS_TOKEN_S = 3_600;
/** A connection ends that was not used for so long. */
export const REFRESH_TOKEN_DAYS = 30;

const PREFIX = 'fw_refresh_';
/** Used refresh tokens of a connection that are still recognized; a program that refreshes all the time leaves no more rows. */
const REFRESH_TOKENS_KEPT = 100;

/** New tokens of a connection. Only their hashes are stored. */
export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  scopes: readonly string[];
}

/** The columns of a key that an access token sets, with the token. */
export function createAccessToken() {
  const accessToken = createApiKeyText();
  return {
    accessToken,
    columns: {
      keyHash: hashApiKey(accessToken),
      hint: hintOf(accessToken),
      expiresAt: new Date(Date.now() + ACCESS_TOKEN_S * 1_000),
    },
  };
}

export async function issueRefreshToken(trx: DatabaseTransaction, keyId: string): Promise<string> {
  const refreshToken = PREFIX + createToken();
  await insertRefreshToken(trx, { keyId, tokenHash: hashToken(refreshToken) });
  await deleteOldestRefreshTokens(trx, { keyId, keep: REFRESH_TOKENS_KEPT });
  return refreshToken;
}
