import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { createDatabase, type Database } from '#platform/db/client';

export interface BenchPostgres {
  /** Temporary folder of the database; other files of the benchmark may go there too. */
  folder: string;
  url: string;
  /** Also deletes the folder. */
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL in a temporary folder. */
export async function startBenchPostgres({ durable }: { durable: boolean }): Promise<BenchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable });
  return {
    folder,
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function openBenchDatabase(url: string, connections: number): Database {
  return createDatabase({
    url,
    connections,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 20_000,
    applicationName: 'framewright-bench',
    onConnectionError: () => undefined,
  });
}
