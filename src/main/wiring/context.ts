import { createOidcIdentityProvider } from '#adapters/identity-providers/oidc/oidc-identity-provider';
import { createHostedModels } from '#adapters/model-providers/hosted-models';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createCallJournal } from '#features/image-models/rules/create-call-journal';
import { openSecurityEvents } from '#features/security-events/rules/open-security-events';
import { createDatabase, type DatabaseOptions } from '#platform/db/client';
import { startQueue } from '#platform/queue/queue';
import { createMetrics } from '#platform/telemetry/metrics';
import type { RoleConfig } from '../config/config.ts';
import type { Role } from '../config/site.ts';
import { warnSupervisor } from '../supervisor/supervise-program.ts';
import { checkObjectStore } from './check-object-store.ts';
import { createLogger } from './create-logger.ts';
import { createPayments } from './create-payments.ts';
import { createDiskSpace } from './disk-space.ts';
import { observeJournal } from './observe-journal.ts';
import { observeObjectStore } from './observe-object-store.ts';
import { observeQueue } from './observe-queue.ts';
import { openObjectStore } from './open-object-store.ts';
import { openProvenance } from './open-provenance.ts';
import { resolveStorageLimits } from './resolve-storage-limits.ts';
import { startTracing } from './start-tracing.ts';

/** Connections and timeouts of each role: a page waits for seconds, a job longer. */
const DATABASE: Record<
  Role,
  Pick<DatabaseOptions, 'connections' | 'statementTimeoutMs' | 'lockTimeoutMs'>
> = {
  web: { connections: 10, statementTimeoutMs: 10_000, lockTimeoutMs: 8_000 },
  worker: { connections: 6, statementTimeoutMs: 60_000, lockTimeoutMs: 20_000 },
};

/** The parts that both roles share. */
export async function createContext(config: RoleConfig, role: Role) {
  const logger = createLogger({ level: config.logLevel, role });
  const metrics = createMetrics({ role });
  const tracing = await startTracing({ endpoint: config.running.traceEndpoint, role });
  const database: DatabaseOptions = {
    ...DATABASE[role],
    url: config.databaseUrl,
    applicationName: `framewright-${role}`,
    onConnectionError: (error) => logger.warn({ err: error }, 'database connection lost'),
  };
  const db = createDatabase(database);
  const plainQueue = await startQueue({
    databaseUrl: config.databaseUrl,
    role,
    onError: (error) => logger.warn({ err: error }, 'queue error'),
  });
  const queue = observeQueue(plainQueue, {
    metrics,
    onFailed: (error, isLast) =>
      isLast
        ? logger.error({ err: error }, 'job failed')
        : logger.warn({ err: error }, 'job failed, will be retried'),
  });
  const journal = observeJournal(createCallJournal({ db, budgetUsd: config.models.budgetUsd }), metrics);
  const objectStore = observeObjectStore(await openObjectStore(config));
  if (config.s3) {
    // In the background: pages and cached pictures work without the store.
    void checkObjectStore(objectStore).then((fault) => {
      if (!fault) return;
      logger.error(fault);
      if (role === 'worker') warnSupervisor(fault);
    });
  }
  const securityEvents = openSecurityEvents({
    db,
    ...(config.running.logsSecurityEvents && {
      onEvent: ({ details, ...row }) =>
        logger.info({ securityEvent: { ...row, ...details } }, 'security event'),
    }),
    onFailure: (error) => logger.warn({ err: error }, 'security events not recorded, will be retried'),
  });
  return {
    logger,
    metrics,
    tracing,
    database,
    db,
    queue,
    objectStore,
    securityEvents,
    storageLimits: await resolveStorageLimits(config),
    diskSpace: createDiskSpace({ dataDir: config.dataDir, floorBytes: config.storage.floorBytes }),
    provenance: await openProvenance(config, { onUnavailable: (message) => logger.warn(message) }),
    moderation: createRulesModeration({ privateRules: config.moderationPrivate }),
    hosted: createHostedModels({
      settings: config.models.providers,
      callTimeoutS: config.models.callTimeoutS,
      journal,
      onJournalFailure: (error) => logger.warn({ err: error }, 'model cost not recorded'),
    }),
    journal,
    identityProvider: createOidcIdentityProvider(config.oidc),
    payments: config.stripe ? createPayments(config.stripe) : null,
  };
}
