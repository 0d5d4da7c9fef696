import Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  /** Scheme, host and port of a stand-in for Stripe. */
  apiBase?: string | undefined;
  /** Per attempt. */
  timeoutMs?: number | undefined;
}

// Users wait for most answers. Retries send the same idempotency key.
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

export function createStripeClient({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Framewright' },
    ...(apiBase && addressParts(apiBase)),
  });
}

function addressParts(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
