import { createHmac } from 'node:crypto';
import type { Database } from '#platform/db/client';
import { findInstallationSalt } from '../queries/installation-salt.ts';

/** The quota that counts a user's bytes. */
export function storageOwnerOfUser(userId: string): string {
  return `user:${userId}`;
}

/**
 * The quota that counts the bytes of a network's visitors.
 * @param network from `networkKey`; only a hash is stored, keyed with a secret of this installation
 */
export async function storageOwnerOfNetwork(db: Database, network: string): Promise<string> {
  const key = await findInstallationSalt(db);
  return `address:${createHmac('sha256', key).update(`storage ${network}`).digest('hex').slice(0, 32)}`;
}

export function isVisitor(owner: string): boolean {
  return owner.startsWith('address:');
}
