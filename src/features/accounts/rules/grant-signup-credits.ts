import { hasTransfer } from '#features/credits/queries/transfers';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import type { AccountNoticeKind } from '../contract/account-notices.ts';
import { deleteAccountNotice, upsertAccountNotice } from '../queries/account-notices.ts';
import { hasFormerIdentity } from '../queries/former-identities.ts';
import {
  countNetworkGrant,
  hasSignupGrant,
  insertSignupGrants,
  lockSignupGrants,
} from '../queries/signup-grants.ts';
import type { UserRow } from '../queries/users.ts';
import { canonicalAddress } from './canonical-address.ts';
import { hashPerson, type PersonTrait } from './hash-person.ts';

export interface SignupPolicy {
  /** Granted once to each person. */
  signupCredits: number;
  /**
   * How many new accounts of one network get them in a day (UTC). Null with the development provider, where anybody can
   * sign in with any address: then there is no limit, and each spelling of an address is a different person.
   */
  signupCreditsPerNetworkDay: number | null;
}

const TOPIC = 'signup-credits';

/**
 * Grants sign-up credits once per person, recognized by identity and verified email address on any account. Called at
 * every sign-in, so that users get them after they verify their address. Users who get none get a notice.
 * @param network from which the user signs in
 * @returns why none were granted; null if they were granted now or before
 */
export async function grantSignupCredits(
  trx: DatabaseTransaction,
  policy: SignupPolicy,
  { user, network }: { user: UserRow; network: string },
): Promise<AccountNoticeKind | null> {
  if (policy.signupCredits === 0) return null;
  const idempotencyKey = `signup:${user.id}`;
  const traits = traitsOf(user, policy);
  const { current, all } = await hashPerson(trx, traits);
  // Older accounts have no record yet; their next sign-in adds it.
  if (await hasTransfer(trx, idempotencyKey)) {
    await insertSignupGrants(trx, current, user.id);
    return null;
  }
  await lockSignupGrants(trx);
  const refused = await findRefusal(trx, policy, { user, network, hashes: all });
  if (refused) {
    await upsertAccountNotice(trx, { userId: user.id, topic: TOPIC, kind: refused });
    return refused;
  }
  await insertSignupGrants(trx, current, user.id);
  await grantExtraCredits(trx, {
    userId: user.id,
    amount: policy.signupCredits,
    reason: 'signup',
    idempotencyKey,
  });
  await deleteAccountNotice(trx, user.id, TOPIC);
  return null;
}

async function findRefusal(
  trx: DatabaseTransaction,
  { signupCreditsPerNetworkDay }: SignupPolicy,
  { user, network, hashes }: { user: UserRow; network: string; hashes: Buffer[] },
): Promise<AccountNoticeKind | undefined> {
  if (!user.emailVerified) return 'signup-unverified';
  if (await hasFormerIdentity(trx, hashes)) return 'signup-had-account';
  if (await hasSignupGrant(trx, hashes, user.id)) return 'signup-address-used';
  if (signupCreditsPerNetworkDay === null) return undefined;
  const { current } = await hashPerson(trx, [{ kind: 'network', network }]);
  const isFree = await countNetworkGrant(trx, current[0]!, signupCreditsPerNetworkDay);
  return isFree ? undefined : 'signup-network-full';
}

function traitsOf(user: UserRow, { signupCreditsPerNetworkDay }: SignupPolicy): PersonTrait[] {
  const { issuer, subject, email, emailVerified } = user;
  const identity: PersonTrait = { kind: 'identity', issuer, subject };
  // An unverified address may belong to another person.
  if (!emailVerified) return [identity];
  const isDevelopment = signupCreditsPerNetworkDay === null;
  return [
    identity,
    { kind: 'address', address: isDevelopment ? email.toLowerCase() : canonicalAddress(email) },
  ];
}
