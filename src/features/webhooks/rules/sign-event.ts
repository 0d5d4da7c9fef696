import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function createSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** A secret as its owner is shown it, once. */
export function secretText(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}

/**
 * What an event is sent with, as the Standard Webhooks specification 1.0.0 has it: HMAC-SHA256 over id, time and body,
 * once for each secret that holds.
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
