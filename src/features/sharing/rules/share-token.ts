import { randomBytes } from 'node:crypto';

/** As many as in object keys: too many to guess. */
const TOKEN_BYTES = 16;

/** The secret part of an unlisted page's address: 32 hex digits. */
export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('hex');
}
