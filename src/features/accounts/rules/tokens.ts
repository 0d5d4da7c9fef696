import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, so that a leaked table lets nobody sign in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
