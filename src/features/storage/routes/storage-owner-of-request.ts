import type { FastifyRequest } from 'fastify';
import { networkKey } from '#platform/http/rate-limits/address-keys';
import { storageOwnerOfNetwork, storageOwnerOfUser } from '../rules/storage-owner.ts';

/** Whose quota counts what a request makes the site store: the person's, or that of a visitor's network. */
export async function storageOwnerOfRequest(
  db: Parameters<typeof storageOwnerOfNetwork>[0],
  request: FastifyRequest,
): Promise<string> {
  const user = await request.findUser();
  return user ? storageOwnerOfUser(user.id) : await storageOwnerOfNetwork(db, networkKey(request.ip));
}
