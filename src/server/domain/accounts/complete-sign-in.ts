import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Retention } from '#contract/retention';
import { isFormerIdentity } from '#server/db/queries/former-identities';
import { insertLedgerAccounts } from '#server/db/queries/ledger-accounts';
import { findPayerByIdentity, type PayerRow } from '#server/db/queries/payers';
import { deleteSession, insertSession } from '#server/db/queries/sessions';
import { takeSignInAttempt } from '#server/db/queries/sign-in-attempts';
import { upsertUser } from '#server/db/queries/users';
import type { Queue } from '#server/db/queue';
import { AppError, ProviderError } from '#server/errors';
import { grantExtraCredits } from '../credits/grant-extra-credits.ts';
import { daysFromNow } from '../operations/retention.ts';
import type { SignInDeps } from './begin-sign-in.ts';
import { hashIdentity } from './hash-identity.ts';
import { SIGN_IN_ATTEMPT_MS } from './session-lifetime.ts';
import { createToken, hashToken } from './tokens.ts';

export interface CompleteSignInDeps extends SignInDeps {
  queue: Queue;
  /** Credits that a new user is granted, once; who has had an account before gets none. */
  signupCredits: number;
  retention: Pick<Retention, 'sessionDays'>;
}

export interface SignInAnswer {
  /** The query that the provider sent the browser back with. */
  callback: URLSearchParams;
  /** What `beginSignIn` gave this browser. */
  browserToken: string | undefined;
  /** The session this browser had until now; it ends. */
  previousToken: string | undefined;
}

/**
 * Ends a sign-in: checks that the answer belongs to an attempt of this browser, knows or inserts the user, and
 * opens a new session.
 * @returns the session's token, for the cookie, and the page to come back to
 * @throws AppError `forbidden` when it belongs to no attempt of this browser or the provider's answer does not
 * fit it; ProviderError when the provider cannot be reached.
 */
export async function completeSignIn(
  deps: CompleteSignInDeps,
  { callback, browserToken, previousToken }: SignInAnswer,
): Promise<{ sessionToken: string; returnTo: string }> {
  const state = callback.get('state') ?? '';
  const since = new Date(Date.now() - SIGN_IN_ATTEMPT_MS);
  const attempt = await takeSignInAttempt(deps.db, hashToken(state), since);
  if (!attempt || !browserToken || !timingSafeEqual(attempt.browserHash, hashToken(browserToken))) {
    throw new AppError('forbidden', 'This sign-in has expired or was begun elsewhere. Please sign in again.');
  }
  const identity = await deps.identityProvider
    .completeSignIn(new URL(`${deps.callbackUrl}?${callback}`), { ...attempt, state })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
      throw new AppError(
        'forbidden',
        'The sign-in was not completed. Please sign in again.',
        {},
        { cause: error },
      );
    });

  const sessionToken = createToken();
  await deps.db.transaction().execute(async (trx) => {
    const before = await findPayerByIdentity(trx, identity);
    const user = await upsertUser(trx, identity);
    if (before?.stripeCustomerId && isRenamed(before, user))
      await deps.queue.enqueue(trx, 'sync-customer', { userId: user.id, occasion: randomUUID() });
    await insertLedgerAccounts(trx, user.id);
    if (deps.signupCredits > 0 && !(await isFormerIdentity(trx, await hashIdentity(trx, identity)))) {
      await grantExtraCredits(trx, {
        userId: user.id,
        amount: deps.signupCredits,
        reason: 'signup',
        idempotencyKey: `signup:${user.id}`,
      });
    }
    if (previousToken) await deleteSession(trx, hashToken(previousToken));
    await insertSession(trx, {
      tokenHash: hashToken(sessionToken),
      userId: user.id,
      expiresAt: daysFromNow(deps.retention.sessionDays),
    });
  });
  return { sessionToken, returnTo: attempt.returnTo };
}

/** Whether the payment gateway has another email or name of this person. */
function isRenamed(before: PayerRow, now: Pick<PayerRow, 'email' | 'firstName' | 'lastName'>): boolean {
  return before.email !== now.email || before.firstName !== now.firstName || before.lastName !== now.lastName;
}
