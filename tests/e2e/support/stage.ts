import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import type { Wishes } from '#features/generations/contract/form-settings';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { storeImage } from '#features/images/rules/store-image';
import {
  openSecurityEvents,
  type SecurityEventBuffer,
} from '#features/security-events/rules/open-security-events';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { openProvenance } from '#main/wiring/open-provenance';
import { createDatabase, type Database } from '#platform/db/client';
import { type Queue, startQueue } from '#platform/queue/queue';
import type { ProducedImage } from '#ports/image-model';
import type { Provenance } from '#ports/provenance';
import { TEST_CARD } from '#testing/test-card';
import { cloneDatabase } from '#testing/test-database';
import { startProduct } from './product.ts';

/**
 * The product's web role without a worker: a generation keeps its state until the test settles it with the worker's
 * functions.
 */
export interface Stage {
  origin: string;
  databaseUrl: string;
  ownerUrl: string;
  dataDir: string;
  /** Connected as the running role. */
  db: Database;
  /** Connected as the owner of the database. */
  owner: Database;
  queue: Queue;
  /** The product's object store. */
  objectStore: ReturnType<typeof createDiskObjectStore>;
  provenance: Provenance;
  securityEvents: SecurityEventBuffer;
  /** Requests a generation of `imageCount` pictures, paid by the user. */
  request(
    userId: string,
    asked?: {
      prompt?: string;
      modelId?: string;
      imageCount?: number;
      category?: string;
      settings?: Wishes;
    },
  ): Promise<string>;
  /** Delivers these pictures for a generation; default: pictures of plain color. */
  complete(generationId: string, pictures?: readonly ProducedImage[]): Promise<void>;
  fail(generationId: string): Promise<void>;
  /** The user's only running generation. */
  waiting(userId: string): Promise<string>;
  stop(): Promise<void>;
}

export const PICTURE_SIDE = 1024;

/** @param templateDatabaseUrl the one that Vitest's global setup made, if not given */
export async function startStage({
  env = {},
  templateDatabaseUrl = inject('templateDatabaseUrl'),
}: {
  env?: Record<string, string>;
  templateDatabaseUrl?: string;
} = {}): Promise<Stage> {
  const site = await startSite({ templateDatabaseUrl, env });
  const stage = await openStage(site);
  return {
    ...stage,
    async stop() {
      await stage.stop();
      await site.stop();
    },
  };
}

/** Configuration to join an existing site. */
export type SiteAddress = Pick<Stage, 'origin' | 'databaseUrl' | 'ownerUrl' | 'dataDir'>;

/** A web role with a separate database. */
export async function startSite({
  templateDatabaseUrl,
  env = {},
}: {
  templateDatabaseUrl: string;
  env?: Record<string, string>;
}): Promise<SiteAddress & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'framewright-stage-'));
  const database = await cloneDatabase(templateDatabaseUrl);
  const { origin, stop } = await startProduct({
    dataDir,
    env: { ROLES: 'web', DATABASE_URL: database.url, ...env },
  });
  return {
    origin,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    dataDir,
    async stop() {
      await stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Connects to a running site; `stop` leaves the site running. */
export async function openStage({ origin, databaseUrl, ownerUrl, dataDir }: SiteAddress): Promise<Stage> {
  const open = (url: string, connections: number) =>
    createDatabase({
      url,
      connections,
      statementTimeoutMs: 20_000,
      lockTimeoutMs: 20_000,
      applicationName: 'framewright-stage',
      onConnectionError: () => undefined,
    });
  const db = open(databaseUrl, 3);
  const owner = open(ownerUrl, 1);
  const queue = await startQueue({ databaseUrl, role: 'web', onError: () => undefined });
  const objectStore = createDiskObjectStore({ folder: join(dataDir, 'objects') });
  const provenance = await openProvenance({ dataDir, signer: undefined }, { onUnavailable: console.error });
  const securityEvents = openSecurityEvents({ db, onFailure: console.error });
  const pictureDeps = { db, objectStore, provenance };
  return {
    origin,
    databaseUrl,
    ownerUrl,
    dataDir,
    db,
    owner,
    queue,
    objectStore,
    provenance,
    securityEvents,
    async request(userId, asked = {}) {
      const { prompt = 'A quiet lake', modelId = 'quick-generation', imageCount = 1 } = asked;
      const { category = 'nature', settings } = asked;
      const { id } = await requestGeneration(
        {
          db,
          queue,
          storageLimits: UNLIMITED_STORAGE,
          imageModels: [TEST_CARD],
          promptExplainers: new Map(),
          moderation: createRulesModeration(),
        },
        {
          userId,
          prompt,
          modelId,
          category,
          width: PICTURE_SIDE,
          height: PICTURE_SIDE,
          imageCount,
          ...(settings && { settings, labels: { ...NO_LABELS, style: settings.style ?? null } }),
          publish: false,
          idempotencyKey: null,
        },
      );
      return id;
    },
    async complete(generationId, pictures) {
      const { imageCount } = await db
        .selectFrom('generations')
        .select('imageCount')
        .where('id', '=', generationId)
        .executeTakeFirstOrThrow();
      const produced = pictures ?? Array.from({ length: imageCount }, (_, i) => plainPicture(i));
      const images = await Promise.all(produced.map((picture) => storeImage(pictureDeps, picture)));
      await completeGeneration({ db, queue }, generationId, images);
    },
    async fail(generationId) {
      await failGeneration({ db, queue }, { generationId, failure: 'the test said so' });
    },
    async waiting(userId) {
      const { id } = await db
        .selectFrom('generations')
        .select('id')
        .where('userId', '=', userId)
        .where('status', '=', 'generating')
        .executeTakeFirstOrThrow();
      return id;
    },
    async stop() {
      await queue.stop(0);
      await securityEvents.close();
      await db.destroy();
      await owner.destroy();
    },
  };
}

const COLORS = [
  [188, 92, 60],
  [66, 112, 140],
  [110, 128, 74],
];

const NO_LABELS = { scene: null, style: null, clothing: null, color: null };

function plainPicture(i: number): ProducedImage {
  const pixels = new Uint8Array(PICTURE_SIDE * PICTURE_SIDE * 3);
  const color = COLORS[i % COLORS.length]!;
  for (let at = 0; at < pixels.length; at += 3) pixels.set(color, at);
  return {
    image: { pixels, width: PICTURE_SIDE, height: PICTURE_SIDE },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Lake',
      category: 'nature',
      hasPeople: false,
      notes: [],
      details: {},
    },
  };
}
