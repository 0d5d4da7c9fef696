import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate';
import { startEmbeddedPostgres } from '#server/main/embedded/postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test file clones; nobody may be connected to it. */
    templateDatabaseUrl: string;
  }
}

/** Vitest's global setup: one PostgreSQL for the run, gone with its folder at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const teardown = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('templateDatabaseUrl', postgres.url);
  return teardown;
}
