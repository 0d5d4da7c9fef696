import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/free-port';
import { addressOf, runStart } from '../../tests/e2e/support/run-start.ts';
import type { Stage } from '../../tests/e2e/support/stage.ts';

/** A part of the product beside the stage, with its database and its pictures. */
export interface Beside {
  /** Of a web role. */
  origin(): Promise<string>;
  stop(): Promise<void>;
}

export async function startBeside(stage: Stage, env: Record<string, string>): Promise<Beside> {
  // A folder serves one installation at a time.
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-beside-'));
  await symlink(join(stage.dataDir, 'objects'), join(dataDir, 'objects'));
  const run = runStart({
    ...{ PORT: String(await freePort()), DATABASE_URL: stage.databaseUrl, DATA_DIR: dataDir },
    ...{ GALLERY_BATCH: '0', ...env },
  });
  return {
    origin: () => addressOf(run),
    async stop() {
      run.child.kill('SIGTERM');
      await run.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
