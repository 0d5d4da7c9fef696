import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import { deleteUnusedClients } from '../queries/oauth-clients.ts';
import { deleteCodes } from '../queries/oauth-codes.ts';
import { listLapsedGrants } from '../queries/oauth-grants.ts';
import { deleteRefreshTokens } from '../queries/oauth-refresh-tokens.ts';
import { endGrant } from './end-connection.ts';
import { REFRESH_TOKEN_DAYS } from './issue-tokens.ts';

/** Codes, and programs that nobody is connected to, are deleted after so many days. */
const CLIENT_DAYS = 7;
const CODE_DAYS = 1;

/** Ends connections whose tokens have all expired; deletes what no program can use any more. */
export async function sweepConnections({ db }: { db: Database }): Promise<void> {
  const lapsed = daysAgo(REFRESH_TOKEN_DAYS);
  for (const keyId of await listLapsedGrants(db, lapsed))
    await db.transaction().execute((trx) => endGrant(trx, keyId));
  await deleteRefreshTokens(db, lapsed);
  await deleteCodes(db, daysAgo(CODE_DAYS));
  await deleteUnusedClients(db, daysAgo(CLIENT_DAYS));
}
