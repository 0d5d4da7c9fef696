import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/free-port';
import { addressOf, runStart } from './run-start.ts';

const STOP_MS = 45_000;

export interface Product {
  /** Scheme, host and port. */
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, on a free port and, unless one is given, with a data folder of its own. It fills
 * no gallery unless the test sets GALLERY_BATCH, since that takes processor time from the test.
 */
export async function startProduct({
  dataDir: given,
  env = {},
}: {
  dataDir?: string;
  env?: Record<string, string>;
} = {}): Promise<Product> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'framewright-e2e-')));
  const run = runStart({ PORT: String(await freePort()), DATA_DIR: dataDir, GALLERY_BATCH: '0', ...env });
  const stop = async () => {
    run.child.kill('SIGTERM');
    const timer = setTimeout(() => run.child.kill('SIGKILL'), STOP_MS);
    await run.ended;
    clearTimeout(timer);
    if (!given) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { origin: await addressOf(run), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
