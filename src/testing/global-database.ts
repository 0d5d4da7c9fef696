import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { migrate } from '#platform/db/migrate';
import { openTestRunningRole, RUNNING_ROLE } from './running-role.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test file clones, as its owner; nobody may be connected to it. */
    templateDatabaseUrl: string;
  }
}

/** Vitest's global setup: one PostgreSQL for the run, gone with its folder at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTemplateDatabase();
  project.provide('templateDatabaseUrl', url);
  return stop;
}

/** A PostgreSQL of its own, with a migrated database to clone; commands that use the tests' parts start one themselves. */
export async function startTemplateDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await openTestRunningRole(postgres.url);
    await migrate(postgres.url, { runningRole: RUNNING_ROLE });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: postgres.url, stop };
}
