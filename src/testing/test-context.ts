import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { createStudioQueryReader } from '#adapters/query-readers/studio/studio-query-reader';
import {
  openSecurityEvents,
  type SecurityEventBuffer,
} from '#features/security-events/rules/open-security-events';
import { type StorageLimits, UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { readPublicFile } from '#main/pages/read-public-file';
import { openProvenance } from '#main/wiring/open-provenance';
import { createDatabase, type Database } from '#platform/db/client';
import { type Queue, startQueue } from '#platform/queue/queue';
import type { DiskSpace } from '#ports/disk-space';
import type { Moderation } from '#ports/moderation';
import type { ObjectStore } from '#ports/object-store';
import type { PictureSketchers } from '#ports/picture-sketcher';
import type { PromptExplainers } from '#ports/prompt-explainer';
import type { Provenance } from '#ports/provenance';
import type { QueryReader } from '#ports/query-reader';
import { startTcpRelay } from './tcp-relay.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestContext {
  databaseUrl: string;
  ownerUrl: string;
  /** As the site has it: with the rights of the running role. */
  db: Database;
  /** The same database with the rights of its owner, for what no site may do. */
  owner: Database;
  queue: Queue;
  objectStore: ObjectStore;
  /** Where the certificate is that its pictures are signed with. */
  dataDir: string;
  /** Where its objects are files. */
  objectFolder: string;
  storageLimits: StorageLimits;
  diskSpace: DiskSpace;
  provenance: Provenance;
  moderation: Moderation;
  /** Every prompt is drawn. */
  promptExplainers: PromptExplainers;
  pictureSketchers: PictureSketchers;
  queryReader: QueryReader;
  securityEvents: SecurityEventBuffer;
  readPublicFile: typeof readPublicFile;
  /** Takes the database away from `db`, for good. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** The parts that domain code is given, real ones, on a database and a folder of their own. */
export async function createTestContext(): Promise<TestContext> {
  const { url: databaseUrl, ownerUrl, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'framewright-context-'));
  const objectFolder = join(folder, 'objects');
  await mkdir(objectFolder);
  const relay = await startTcpRelay(databaseUrl);
  const open = (url: string, connections: number) =>
    createDatabase({
      url,
      connections,
      statementTimeoutMs: 20_000,
      lockTimeoutMs: 20_000,
      applicationName: 'framewright-test',
      onConnectionError: () => undefined,
    });
  const db = open(relay.url, 12);
  const owner = open(ownerUrl, 2);
  const queue = await startQueue({ databaseUrl, role: 'web', onError: () => undefined });
  const securityEvents = openSecurityEvents({ db, onFailure: () => undefined });
  return {
    databaseUrl,
    ownerUrl,
    db,
    owner,
    queue,
    objectStore: createDiskObjectStore({ folder: objectFolder }),
    dataDir: folder,
    objectFolder,
    storageLimits: UNLIMITED_STORAGE,
    diskSpace: { read: async () => [] },
    provenance: await openProvenance(
      { dataDir: folder, signer: undefined },
      { onUnavailable: console.error },
    ),
    moderation: createRulesModeration(),
    promptExplainers: new Map(),
    pictureSketchers: new Map(),
    queryReader: createStudioQueryReader(),
    securityEvents,
    readPublicFile,
    loseDatabase: () => relay.cut(),
    async close() {
      await queue.stop(0);
      await securityEvents.close();
      await db.destroy();
      await owner.destroy();
      await relay.cut();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
