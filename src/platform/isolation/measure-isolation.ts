import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectIsolation } from './detect-isolation.ts';
import type { LaunchSettings } from './isolated-program.ts';
import type { IsolationReport } from './isolation-report.ts';
import { judgeFacts } from './judge-facts.ts';
import { launchIsolated, setHolding } from './launch-isolated.ts';
import type { Canaries, Facts } from './report-process.ts';

const REPORTER = fileURLToPath(new URL('./report-process.ts', import.meta.url));

/**
 * Measures how a program is isolated on this machine: another program is launched in its place, with the same limits, and
 * tries to reach a file of `folder`, this process and a port on loopback.
 * @throws Error if it cannot be launched or does not answer
 */
export async function measureIsolation(
  program: LaunchSettings,
  { folder }: { folder: string },
): Promise<IsolationReport['properties']> {
  const canaryFolder = await mkdtemp(join(folder, 'isolation-canary-'));
  const file = join(canaryFolder, 'canary');
  await writeFile(file, 'canary', { mode: 0o600 });
  const listener = createServer((connection) => connection.destroy()).listen(0, '127.0.0.1');
  try {
    await once(listener, 'listening');
    const { port } = listener.address() as { port: number };
    const facts = await ask(program, { server: process.pid, file, folder: canaryFolder, port });
    return judgeFacts(facts, { program, isolation: detectIsolation() });
  } finally {
    listener.close();
    await rm(canaryFolder, { recursive: true, force: true });
  }
}

async function ask(program: LaunchSettings, canaries: Canaries): Promise<Facts> {
  // Node's own permissions would hide what the machine allows.
  const reporter = launchIsolated({ ...program, file: REPORTER, hasPipes: false, isUnknownToNode: true });
  const { promise, resolve, reject } = Promise.withResolvers<Facts>();
  reporter.once('message', (facts) => resolve(facts as Facts));
  reporter.once('error', reject);
  reporter.once('exit', (code, signal) =>
    reject(new Error(`the measuring program ended before it answered (${signal ?? code})`)),
  );
  setHolding(reporter, true);
  reporter.send(canaries, () => undefined);
  try {
    return await promise;
  } finally {
    reporter.kill('SIGKILL');
  }
}
