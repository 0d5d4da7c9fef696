import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createPool } from '#server/db/client';
import { isMigrated } from '#server/db/migrate';
import { buildApp } from '#server/http/app';
import { createAdPreviewer } from './ad-previewer.ts';
import type { RoleConfig } from './config.ts';
import { createContext } from './context.ts';
import { findCutoutOffer } from './cutout-offer.ts';
import { findDownloadOffer } from './download-offer.ts';
import { listImageModels } from './image-models.ts';
import { loadPages } from './load-pages.ts';
import { openTrust } from './open-provenance.ts';
import { createOriginReader } from './origin-reader.ts';
import { createPictureReader } from './picture-reader.ts';
import { createRateLimiters } from './rate-limiters.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MIGRATION_POLL_MS = 100;
const SHARED_FOR_MS = 2_000;

/** Serves pages and API, once a worker has brought the database to this release's schema. */
export async function startWeb(config: RoleConfig): Promise<{ stop(): Promise<void> }> {
  while (!(await isMigrated(config.databaseUrl)))
    await new Promise((resolve) => setTimeout(resolve, MIGRATION_POLL_MS));
  const context = await createContext(config, 'web');
  // The limits bring their own SQL, so they have connections of their own.
  const limiterPool = createPool({ ...context.database, connections: 2 });
  const pictureReader = createPictureReader({
    onDeath: (how) => context.logger.warn(`an uploaded picture ended its reader: ${how}`),
  });
  const originReader = createOriginReader({
    trust: await openTrust(config),
    onDeath: (how) => context.logger.warn(`a picture ended the reader of its credentials: ${how}`),
  });
  const adPreviewer = createAdPreviewer({
    objectStore: context.objectStore,
    onDeath: (how) => context.logger.warn(`a preview of an ad ended what draws it: ${how}`),
  });
  const app = await buildApp({
    ...context,
    adPreviewer,
    readUpload: pictureReader.readUpload,
    readOrigin: originReader.readOrigin,
    ...(await loadPages(ROOT)),
    limits: createRateLimiters(limiterPool, config.limits),
    publicUrl: config.publicUrl,
    callbackUrl: `${config.publicUrl}/api/auth/callback`,
    trustProxy: config.trustProxy,
    sharedForMs: SHARED_FOR_MS,
    adminEmails: config.adminEmails,
    signupCredits: config.signupCredits,
    imageModels: listImageModels(config),
    ...findDownloadOffer(),
    cutouts: findCutoutOffer(config),
    supportEmail: config.supportEmail,
    salesEmail: config.salesEmail,
    isReady: () =>
      sql`SELECT 1`.execute(context.db).then(
        () => true,
        () => false,
      ),
  });
  await app.listen({ port: config.port, host: config.host });
  return {
    async stop() {
      await app.close();
      adPreviewer.close();
      pictureReader.close();
      originReader.close();
      await context.queue.stop(0);
      await context.db.destroy();
      await limiterPool.end();
    },
  };
}
