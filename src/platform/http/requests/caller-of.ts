import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../fairness/shed-load.ts';
import { addressKey, networkKey } from '../rate-limits/address-keys.ts';

export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const user = await request.findUser();
  return user ? { id: user.id } : { id: addressKey(request.ip), network: networkKey(request.ip) };
}
