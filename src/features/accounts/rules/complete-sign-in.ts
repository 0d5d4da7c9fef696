import { randomUUID, timingSafeEqual } from 'node:crypto';
import { insertLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { daysFromNow, type Retention } from '#platform/limits/days';
import type { Queue } from '#platform/queue/queue';
import { findPayerByIdentity, type PayerRow } from '../queries/payers.ts';
import { deleteSession, insertSession } from '../queries/sessions.ts';
import { takeSignInAttempt } from '../queries/sign-in-attempts.ts';
import { upsertUser } from '../queries/users.ts';
import type { SignInDeps } from './begin-sign-in.ts';
import { grantSignupCredits, type SignupPolicy } from './grant-signup-credits.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { FRESH_SIGN_IN_MS, SIGN_IN_ATTEMPT_MS } from './session-lifetime.ts';
import { createToken, hashToken } from './tokens.ts';

const USER_AGENT_MAX = 400;

export interface CompleteSignInDeps extends SignInDeps, SignupPolicy, SecurityEventsDeps {
  queue: Queue;
  retention: Pick<Retention, 'sessionDays'>;
}

export interface SignInAnswer {
  /** The query of the provider's redirect. */
  callback: URLSearchParams;
  /** The token of this browser, from `beginSignIn`. */
  browserToken: string | undefined;
  /** The browser's previous session, which ends. */
  previousToken: string | undefined;
  userAgent: string | undefined;
  /** The browser's network, which limits sign-up credits. */
  network: string;
}

/**
 * Completes a sign-in: checks that it belongs to an attempt of this browser, finds or inserts the user, and opens a new
 * session.
 * @returns the session's token for the cookie, and the page to return to
 * @throws AppError `forbidden` if it belongs to no attempt of this browser, or the provider's answer does not match;
 *   `suspended` for a suspended user; ProviderError if the provider is unreachable
 */
export async function completeSignIn(
  deps: CompleteSignInDeps,
  { callback, browserToken, previousToken, userAgent, network }: SignInAnswer,
): Promise<{ sessionToken: string; returnTo: string }> {
  const state = callback.get('state') ?? '';
  const since = new Date(Date.now() - SIGN_IN_ATTEMPT_MS);
  const attempt = await takeSignInAttempt(deps.db, hashToken(state), since);
  if (!attempt || !browserToken || !timingSafeEqual(attempt.browserHash, hashToken(browserToken))) {
    throw new AppError('forbidden.sign_in_expired');
  }
  const { identity, authenticatedAt, acr } = await deps.identityProvider
    .completeSignIn(new URL(`${deps.callbackUrl}?${callback}`), { ...attempt, state })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
      throw new AppError('forbidden.sign_in_incomplete', { cause: error });
    });

  const now = new Date();
  // A provider's clock may be ahead of ours.
  const signedInAt = authenticatedAt && authenticatedAt < now ? authenticatedAt : now;
  if (attempt.isFresh) requireFreshAuthentication(signedInAt);
  const sessionToken = createToken();
  const { userId, refused } = await deps.db.transaction().execute(async (trx) => {
    const before = await findPayerByIdentity(trx, identity);
    const user = await upsertUser(trx, identity);
    if (user.suspendedAt !== null)
      recordSecurityEvent(deps, {
        kind: 'sign-in-refused',
        userId: user.id,
        details: { code: 'suspended' },
      });
    refuseSuspended(user);
    if (before?.stripeCustomerId && isRenamed(before, user))
      await deps.queue.enqueue(trx, 'sync-customer', { userId: user.id, occasion: randomUUID() });
    await insertLedgerAccounts(trx, user.id);
    const refused = await grantSignupCredits(trx, deps, { user, network });
    if (previousToken) await deleteSession(trx, hashToken(previousToken));
    await insertSession(trx, {
      tokenHash: hashToken(sessionToken),
      userId: user.id,
      expiresAt: daysFromNow(deps.retention.sessionDays),
      signedInAt,
      acr,
      userAgent: userAgent?.slice(0, USER_AGENT_MAX).toWellFormed() ?? null,
    });
    return { userId: user.id, refused };
  });
  if (refused) recordSecurityEvent(deps, { kind: 'credits-refused', userId, details: { why: refused } });
  recordSecurityEvent(deps, { kind: 'signed-in', userId, details: { fresh: attempt.isFresh, acr } });
  return { sessionToken, returnTo: attempt.returnTo };
}

/** @throws AppError `forbidden` if the provider did not ask for the credentials again, although it was told to */
function requireFreshAuthentication(signedInAt: Date): void {
  if (Date.now() - signedInAt.getTime() <= FRESH_SIGN_IN_MS) return;
  throw new AppError('forbidden.not_asked_again');
}

/** Whether the payment gateway's email or name of the user is outdated. */
function isRenamed(before: PayerRow, now: Pick<PayerRow, 'email' | 'firstName' | 'lastName'>): boolean {
  return before.email !== now.email || before.firstName !== now.firstName || before.lastName !== now.lastName;
}
