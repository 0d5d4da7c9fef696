import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenOnce } from '#server/main/check-machine';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_MS = 120_000;
const STOP_MS = 45_000;

export interface Product {
  /** Scheme, host and port. */
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, on a free port and, unless one is given, in a folder of its own. */
export async function startProduct({
  dataDir: given,
  env = {},
}: {
  dataDir?: string;
  env?: Record<string, string>;
} = {}): Promise<Product> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'framewright-e2e-')));
  const port = await listenOnce(0, '127.0.0.1');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['src/server/main/start.ts'], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await end(child);
    if (!given) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, dataDir, stop };
}

/** Resolves at the line that says where it answers. @throws with all that it printed when it ends instead. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => reject(new Error(`The product ${why}:\n${printed}`));
    const timer = setTimeout(() => fail(`was not ready after ${READY_MS / 1000} s`), READY_MS);
    const listen = (chunk: Buffer) => {
      printed += chunk;
      if (!printed.includes('is ready at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${signal ?? code}`);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}
