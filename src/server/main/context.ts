import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { createOidcIdentityProvider } from '#server/adapters/identity-providers/oidc/oidc-identity-provider';
import { createRulesModeration } from '#server/adapters/moderation/rules/rules-moderation';
import { createDiskObjectStore } from '#server/adapters/object-stores/disk/disk-object-store';
import { createBuiltinTextModel } from '#server/adapters/text-models/builtin/builtin-text-model';
import { createDatabase, type DatabaseOptions } from '#server/db/client';
import { startQueue } from '#server/db/queue';
import type { Role, RoleConfig } from './config.ts';
import { createPayments } from './create-payments.ts';
import { openProvenance } from './open-provenance.ts';

/** Connections and patience of each role: a page waits seconds at most, a job longer. */
const DATABASE: Record<
  Role,
  Pick<DatabaseOptions, 'connections' | 'statementTimeoutMs' | 'lockTimeoutMs'>
> = {
  web: { connections: 10, statementTimeoutMs: 10_000, lockTimeoutMs: 8_000 },
  worker: { connections: 6, statementTimeoutMs: 60_000, lockTimeoutMs: 20_000 },
};

/** What both roles are built on. */
export async function createContext(config: RoleConfig, role: Role) {
  const logger = createLogger(config, role);
  const database: DatabaseOptions = {
    ...DATABASE[role],
    url: config.databaseUrl,
    applicationName: `framewright-${role}`,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  };
  const db = createDatabase(database);
  const queue = await startQueue({
    databaseUrl: config.databaseUrl,
    role,
    onError: (error) => logger.warn({ err: error }, 'the queue reported an error'),
  });
  return {
    logger,
    database,
    db,
    queue,
    objectStore: createDiskObjectStore({ folder: join(config.dataDir, 'objects') }),
    provenance: await openProvenance(config, { onUnavailable: (message) => logger.warn(message) }),
    moderation: createRulesModeration(),
    textModel: createBuiltinTextModel(),
    identityProvider: createOidcIdentityProvider(config.oidc),
    payments: config.stripe ? createPayments(config.stripe) : null,
  };
}

export function createLogger(config: RoleConfig, role: Role): Logger {
  return pino({ level: config.logLevel, base: { role, pid: process.pid } });
}
