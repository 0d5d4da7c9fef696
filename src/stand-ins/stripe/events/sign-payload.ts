import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a webhook body. `second`: since 1970, by the machine's clock. */
export function signPayload(payload: string, secret: string, second: number): string {
  const signature = createHmac('sha256', secret).update(`${second}.${payload}`).digest('hex');
  return `t=${second},v1=${signature}`;
}
