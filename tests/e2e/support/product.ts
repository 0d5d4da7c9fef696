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
 * Starts the product like `npm start`, on a free port and, by default, with a temporary data folder. It fills the gallery
 * only if the test sets GALLERY_BATCH, because that takes CPU time.
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
