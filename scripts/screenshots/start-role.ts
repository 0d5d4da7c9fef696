import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/free-port';
import { addressOf, runStart } from '../../tests/e2e/support/run-start.ts';
import type { Stage } from '../../tests/e2e/support/stage.ts';

/** Another role of the product, with the database and pictures of the stage. */
export interface RunningRole {
  /** Address of a web role. */
  origin(): Promise<string>;
  stop(): Promise<void>;
}

export async function startRole(stage: Stage, env: Record<string, string>): Promise<RunningRole> {
  // One installation locks its folder.
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
