import { createHash } from 'node:crypto';

/** Tells whether an upload with the same Idempotency-Key is the same request. */
export function hashUpload(modelId: string, bytes: Buffer): Buffer {
  return createHash('sha256').update(`${modelId}:`).update(bytes).digest();
}
