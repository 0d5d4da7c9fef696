import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors';

const ADDRESS = /^\/images\/([0-9a-f]{32})\.png$/;

export function imageAddress(objectKey: string): string {
  return `/images/${objectKey}.png`;
}

/**
 * The object key of one of our own image addresses, given as a path or with the site's origin; a query (the
 * cache-busting time) is ignored. `undefined` for any other address.
 */
export function objectKeyOf(address: string, origins: readonly string[]): string | undefined {
  const url = URL.parse(address, origins[0]);
  if (!url || !origins.includes(url.origin)) return undefined;
  return ADDRESS.exec(url.pathname)?.[1];
}

/**
 * The object key of an address that a client sent.
 * @param field where it stood, for the refusal
 * @throws AppError `invalid_request` when it is not one of this site's images.
 */
export function requireObjectKey(
  request: FastifyRequest,
  publicUrl: string,
  { address, field }: { address: string; field: string },
): string {
  const key = objectKeyOf(address, [publicUrl, `${request.protocol}://${request.host}`]);
  if (key) return key;
  throw new AppError('invalid_request', `${field}: must be the address of an image of this site`, { field });
}
