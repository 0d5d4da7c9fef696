import { createHmac } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { findIdentityKeys } from '../queries/former-identities.ts';

/** What a person is recognized by. */
export type PersonTrait =
  | { kind: 'identity'; issuer: string; subject: string }
  /** In its canonical form. */
  | { kind: 'address'; address: string }
  /** The gateway's fingerprint of a card or an account. */
  | { kind: 'card'; fingerprint: string }
  | { kind: 'network'; network: string };

export interface PersonHashes {
  /** One for each trait, made with the key of today: these are stored. */
  current: Buffer[];
  /** The same, and those made with former keys: these are looked for. */
  all: Buffer[];
}

/** Keyed hashes of what a person is recognized by: they can be compared, and not read. */
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
    .update(JSON.stringify(wordsOf(trait)))
    .digest();
}

function wordsOf(trait: PersonTrait): string[] {
  switch (trait.kind) {
    // Without its kind, as identities were hashed from the beginning.
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
