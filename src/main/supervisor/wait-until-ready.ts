import { setTimeout as delay } from 'node:timers/promises';
import { loopbackUrl } from '../config/addresses.ts';
import type { Config } from '../config/config.ts';

/** Resolves when the web role answers `/readyz` with 200, or when `signal` aborts. */
export async function waitUntilReady(
  config: Pick<Config, 'host' | 'port'>,
  signal: AbortSignal,
): Promise<void> {
  const address = `${loopbackUrl(config.host, config.port)}/readyz`;
  while (!signal.aborted) {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
    const response = await fetch(address, { signal: timeout }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await delay(50);
  }
}
