import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRulesModeration } from '#server/adapters/moderation/rules/rules-moderation';
import { createDiskObjectStore } from '#server/adapters/object-stores/disk/disk-object-store';
import { createDatabase, type Database } from '#server/db/client';
import { type Queue, startQueue } from '#server/db/queue';
import { openProvenance } from '#server/main/open-provenance';
import { readPublicFile } from '#server/main/read-public-file';
import type { Moderation } from '#server/ports/moderation';
import type { ObjectStore } from '#server/ports/object-store';
import type { Provenance } from '#server/ports/provenance';
import { startRelay } from './relay.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestContext {
  databaseUrl: string;
  db: Database;
  queue: Queue;
  objectStore: ObjectStore;
  /** Where the certificate is that its pictures are signed with. */
  dataDir: string;
  /** Where its objects are files. */
  objectFolder: string;
  provenance: Provenance;
  moderation: Moderation;
  readPublicFile: typeof readPublicFile;
  /** Takes the database away from `db`, for good. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** The parts that domain code is given, real ones, on a database and a folder of their own. */
export async function createTestContext(): Promise<TestContext> {
  const { url: databaseUrl, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'framewright-context-'));
  const objectFolder = join(folder, 'objects');
  await mkdir(objectFolder);
  const relay = await startRelay(databaseUrl);
  const db = createDatabase({
    url: relay.url,
    connections: 12,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 20_000,
    applicationName: 'framewright-test',
    onConnectionError: () => undefined,
  });
  const queue = await startQueue({ databaseUrl, role: 'web', onError: () => undefined });
  return {
    databaseUrl,
    db,
    queue,
    objectStore: createDiskObjectStore({ folder: objectFolder }),
    dataDir: folder,
    objectFolder,
    provenance: await openProvenance(
      { dataDir: folder, signer: undefined },
      { onUnavailable: console.error },
    ),
    moderation: createRulesModeration(),
    readPublicFile,
    loseDatabase: () => relay.cut(),
    async close() {
      await queue.stop(0);
      await db.destroy();
      await relay.cut();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
