import { hasTransfer } from '#features/credits/queries/transfers';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import type { AccountNoticeKind } from '../contract/account-notices.ts';
import { deleteAccountNotice, upsertAccountNotice } from '../queries/account-notices.ts';
import { hasFormerIdentity } from '../queries/former-identities.ts';
import {
  hasSignupGrant,
  insertSignupGrants,
  lockSignupGrants,
  takeNetworkPlace,
} from '../queries/signup-grants.ts';
import type { UserRow } from '../queries/users.ts';
import { canonicalAddress } from './canonical-address.ts';
import { hashPerson, type PersonTrait } from './hash-person.ts';

export interface SignupPolicy {
  /** Credits that a new person is granted, once. */
  signupCredits: number;
  /**
   * New accounts of one network that are given them in a day (UTC). Null with the development provider, where anybody signs in
   * with any address: nothing is counted then, and each spelling of an address is a person.
   */
  signupCreditsPerNetworkDay: number | null;
}

const TOPIC = 'signup-credits';

/**
 * Gives a person the credits for signing up, once: for each sign-in and for each verified email address, whatever account
 * they come back with. Called at every sign-in, so that people get them after they verified their address. A person
 * who gets none is told why.
 * @param network the network that the person signs in from
 * @returns why they get none; null where they get them, or had them before
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
  // Older accounts have no record yet: their next sign-in adds it.
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
  const isFree = await takeNetworkPlace(trx, current[0]!, signupCreditsPerNetworkDay);
  return isFree ? undefined : 'signup-network-full';
}

function traitsOf(user: UserRow, { signupCreditsPerNetworkDay }: SignupPolicy): PersonTrait[] {
  const { issuer, subject, email, emailVerified } = user;
  const identity: PersonTrait = { kind: 'identity', issuer, subject };
  // An address that nobody has verified may be somebody else's.
  if (!emailVerified) return [identity];
  const isDevelopment = signupCreditsPerNetworkDay === null;
  return [
    identity,
    { kind: 'address', address: isDevelopment ? email.toLowerCase() : canonicalAddress(email) },
  ];
}
