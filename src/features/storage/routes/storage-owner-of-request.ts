import type { FastifyRequest } from 'fastify';
import { networkKey } from '#platform/http/rate-limits/address-keys';
import { storageOwnerOfNetwork, storageOwnerOfUser } from '../rules/storage-owner.ts';

/** Whose quota counts what a request stores: the user's, or that of the visitor's network. */
export async function storageOwnerOfRequest(
  db: Parameters<typeof storageOwnerOfNetwork>[0],
  request: FastifyRequest,
): Promise<string> {
  const user = await request.findUser();
  return user ? storageOwnerOfUser(user.id) : await storageOwnerOfNetwork(db, networkKey(request.ip));
}
