import { findUser } from '#features/accounts/queries/users';
import { canonicalAddress } from '#features/accounts/rules/canonical-address';
import { hashPerson, type PersonHashes, type PersonTrait } from '#features/accounts/rules/hash-person';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Keyed hashes that recognize a person on another account: the sign-in, the verified email address, and the card. */
export async function hashPayer(
  db: Database | DatabaseTransaction,
  userId: string,
  cardFingerprint: string | null,
): Promise<PersonHashes> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`There is no user ${userId}`);
  const { issuer, subject, email, emailVerified } = user;
  const traits: PersonTrait[] = [{ kind: 'identity', issuer, subject }];
  if (emailVerified) traits.push({ kind: 'address', address: canonicalAddress(email) });
  if (cardFingerprint !== null) traits.push({ kind: 'card', fingerprint: cardFingerprint });
  return await hashPerson(db, traits);
}
