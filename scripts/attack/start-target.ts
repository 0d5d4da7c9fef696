import { signIn } from '#testing/sign-in';
import { startProduct } from '../../tests/e2e/support/product.ts';
import type { AttackingUser, Target } from './attack.ts';

/** Starts a product whose gallery stays empty. */
export async function startTarget(
  env: Record<string, string> = {},
): Promise<Target & { stop(): Promise<void> }> {
  const { origin, dataDir, stop } = await startProduct({ env: { LOG_LEVEL: 'warn', ...env } });
  return { origin, dataDir, stop, signIn: (email) => signInAt(origin, email) };
}

async function signInAt(origin: string, email: string): Promise<AttackingUser> {
  const { browser } = await signIn(origin, { email });
  return {
    browser,
    get: (path, headers = {}) => browser.go(`${origin}${path}`, { headers }),
    send: (method, path, body, headers = {}) =>
      browser.go(`${origin}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}
