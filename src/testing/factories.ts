import { randomUUID } from 'node:crypto';
import { insertSession } from '#features/accounts/queries/sessions';
import { type UserRow, upsertUser } from '#features/accounts/queries/users';
import { createToken, hashToken } from '#features/accounts/rules/tokens';
import { insertLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import type { Database } from '#platform/db/client';

/** A user as a sign-in leaves one behind, with this many credits that do not expire. */
export async function createUser(
  db: Database,
  { credits = 0, email }: { credits?: number; email?: string } = {},
): Promise<UserRow> {
  const subject = randomUUID();
  return await db.transaction().execute(async (trx) => {
    const user = await upsertUser(trx, {
      issuer: 'https://issuer.test',
      subject,
      email: email ?? `${subject}@example.test`,
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: null,
    });
    await insertLedgerAccounts(trx, user.id);
    if (credits > 0) {
      const idempotencyKey = `factory:${user.id}`;
      await grantExtraCredits(trx, { userId: user.id, amount: credits, reason: 'test', idempotencyKey });
    }
    return user;
  });
}

/** A session of the user. @returns its token, as the cookie carries it */
export async function createSession(db: Database, userId: string): Promise<string> {
  const token = createToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return token;
}
