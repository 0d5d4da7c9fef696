import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'fw_live_';
const SECRET_BYTES = 32;
const HINT_CHARACTERS = PREFIX.length + 4;
const SHAPE = /^fw_live_([\w-]{43})([0-9a-f]{8})$/;

/**
 * A new key: a prefix that secret scanners recognize, 256 random bits (base64url), and their CRC-32, so that malformed
 * keys are rejected without a query.
 */
export function createApiKeyText(): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return PREFIX + secret + checksumOf(secret);
}

export function isApiKeyText(text: string): boolean {
  const [, secret, checksum] = SHAPE.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** The visible beginning of a key, by which its owner recognizes it. */
export function hintOf(key: string): string {
  return key.slice(0, HINT_CHARACTERS);
}

/** The stored hash of a key. A random key cannot be guessed, so the hash need not be slow. */
export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function checksumOf(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0');
}
