import { createHmac } from 'node:crypto';
import type { Database } from '#platform/db/client';
import { findInstallationSalt } from '../queries/installation-salt.ts';

/** Whose quota counts what a person stores. */
export function storageOwnerOfUser(userId: string): string {
  return `user:${userId}`;
}

/**
 * Whose quota counts what the visitors of a network store.
 * @param network as `networkKey` writes it; only a hash of it is kept, keyed with a secret of this installation
 */
export async function storageOwnerOfNetwork(db: Database, network: string): Promise<string> {
  const key = await findInstallationSalt(db);
  return `address:${createHmac('sha256', key).update(`storage ${network}`).digest('hex').slice(0, 32)}`;
}

export function isVisitor(owner: string): boolean {
  return owner.startsWith('address:');
}
