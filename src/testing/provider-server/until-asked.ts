import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderServer } from './start-provider-server.ts';

/** Waits until a server has received a request for pictures or texts. */
export async function untilAsked(server: Pick<ProviderServer, 'asks'>): Promise<void> {
  while (server.asks.length === 0) await sleep(2);
}
