import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { startStripeStandIn } from '#stand-ins/stripe/stripe-stand-in';
import { loopbackUrl } from '../config/addresses.ts';
import type { Config } from '../config/config.ts';
import type { StripeConfig } from '../config/payments.ts';
import { firstFreePort, isPortFree } from '../supervisor/check-machine.ts';
import { STAND_IN_PRICES, STAND_IN_SEED } from './stripe-seed.ts';
import { writePrivateFile } from './write-private-file.ts';

export interface EmbeddedStripe {
  /** The roles' configuration of payments. */
  stripe: StripeConfig;
  /** Address of its dashboard. */
  url: string;
  stop(): Promise<void>;
}

const kept = z.object({
  /** Part of the addresses of its pages. */
  port: z.number().int(),
  secretKey: z.string(),
  liveKey: z.string(),
  webhookSecret: z.string(),
});

const LOOPBACK = '127.0.0.1';

/**
 * Runs the stand-in for Stripe on its own loopback port, for trying payments without money. It stores purchases in
 * `dataDir`.
 */
export async function startEmbeddedStripe(
  config: Pick<Config, 'dataDir' | 'port' | 'host'>,
): Promise<EmbeddedStripe> {
  const folder = join(config.dataDir, 'stripe-stand-in');
  const { port, secretKey, liveKey, webhookSecret } = await openSecrets(folder, config.port + 1);
  const standIn = await startStripeStandIn({
    port,
    host: LOOPBACK,
    stateFile: join(folder, 'state.json'),
    seed: STAND_IN_SEED,
    secretKeys: { test: secretKey, live: liveKey },
    webhook: { url: `${loopbackUrl(config.host, config.port)}/api/stripe/webhook`, secret: webhookSecret },
  });
  return {
    stripe: { secretKey, webhookSecret, prices: STAND_IN_PRICES, apiBase: standIn.url },
    url: standIn.url,
    stop: () => standIn.stop(),
  };
}

/**
 * Reads the stand-in's secrets, which are created at the first start. If its port is in use, it moves to the next free
 * one: only pages that are still open would notice.
 */
async function openSecrets(folder: string, firstPort: number): Promise<z.infer<typeof kept>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'secrets.json');
  const content = await readFile(file, 'utf8').catch(() => undefined);
  const known = content === undefined ? undefined : kept.parse(JSON.parse(content));
  if (known && (await isPortFree(known.port, LOOPBACK))) return known;
  const port = await firstFreePort(firstPort, LOOPBACK, 'stand-in for Stripe');
  const random = () => randomBytes(18).toString('hex');
  const secrets = known
    ? { ...known, port }
    : {
        port,
        secretKey: `sk_test_${random()}`,
        liveKey: `sk_live_${random()}`,
        webhookSecret: `whsec_${random()}`,
      };
  await writePrivateFile(file, JSON.stringify(secrets, null, 2));
  return secrets;
}
