import { createHmac } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { findIdentityKeys } from '../queries/former-identities.ts';

/** Days for which redemptions, and deleted accounts with sign-up credits, are remembered. */
export const PERSON_MEMORY_DAYS = 730;

/** A property that identifies a person. */
export type PersonTrait =
  | { kind: 'identity'; issuer: string; subject: string }
  /** From `canonicalAddress`. */
  | { kind: 'address'; address: string }
  /** The payment gateway's fingerprint of a card or bank account. */
  | { kind: 'card'; fingerprint: string }
  | { kind: 'network'; network: string };

export interface PersonHashes {
  /** One per trait, with the current key; stored. */
  current: Buffer[];
  /** Also those with former keys; for lookups. */
  all: Buffer[];
}

/** Keyed hashes of a person's traits: they can be compared, but not decoded. */
export async function hashPerson(
  db: Database | DatabaseTransaction,
  traits: readonly PersonTrait[],
): Promise<PersonHashes> {
  const keys = await findIdentityKeys(db);
  const [current = [], ...former] = keys.map((key) => traits.map((trait) => hashTrait(key, trait)));
  return { current, all: [...current, ...former.flat()] };
}

function hashTrait(key: Buffer, trait: PersonTrait): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(partsOf(trait)))
    .digest();
}

function partsOf(trait: PersonTrait): string[] {
  switch (trait.kind) {
    // Without the kind, like the first release's hashes.
    case 'identity':
      return [trait.issuer, trait.subject];
    case 'address':
      return ['', trait.kind, trait.address];
    case 'card':
      return ['', trait.kind, trait.fingerprint];
    case 'network':
      return ['', trait.kind, trait.network];
  }
}
