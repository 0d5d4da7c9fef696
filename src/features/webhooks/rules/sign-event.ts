import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function createSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The secret as text, for its owner. */
export function secretText(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}

/**
 * Headers of an event according to Standard Webhooks 1.0.0: HMAC-SHA256 over id, time and body, once per valid secret.
 */
export function signEvent(
  secrets: readonly Buffer[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
