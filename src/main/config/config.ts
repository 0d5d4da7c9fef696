import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { loopbackUrl } from './addresses.ts';
import { readBrowser } from './browser.ts';
import { ConfigError } from './config-error.ts';
import { readModels } from './models.ts';
import { readS3 } from './object-store.ts';
import { readStripe, type StripeConfig } from './payments.ts';
import { readPolicies } from './policies.ts';
import { requireLoopback, requireOwnMachine } from './require-loopback.ts';
import { readRunning } from './running.ts';
import { type OidcConfig, readOidc } from './sign-in.ts';
import { readSigner } from './signing.ts';
import { readStorage } from './storage.ts';
import { type Environment, readVariables, requireTogether, type Values } from './variable.ts';
import { TABLES } from './variables.ts';

/** The configuration, read once: nothing else reads the environment. `variables.ts` describes each value. */
export type Config = ReturnType<typeof readConfig>;

/** A role's configuration: the supervisor has put the embedded parts' addresses in its environment. */
export type RoleConfig = Config & {
  databaseUrl: string;
  migrationUrl: undefined;
  oidc: OidcConfig;
  stripe: StripeConfig | undefined;
};

/**
 * Reads the configuration from the environment.
 * @throws ConfigError at the first variable that is wrong.
 */
export function readConfig(env: Environment) {
  const values = readTables(env);
  const { environment, port, trustProxy } = values.site;
  const host = values.site.host ?? (environment === 'production' ? '0.0.0.0' : '127.0.0.1');
  const publicUrl = values.site.publicUrl ?? loopbackUrl(host, port);
  const oidc = readOidc(values.oidc);
  if (!values.database.databaseUrl) requireLoopback('DATABASE_URL', 'PostgreSQL', host, publicUrl);
  if (values.egress.egressAllowHosts.length > 0)
    requireOwnMachine('EGRESS_ALLOW_HOSTS', { environment, host, publicUrl });
  if (!oidc) requireLoopback('OIDC_ISSUER', 'development identity provider', host, publicUrl);
  return {
    port,
    host,
    /** Without a trailing slash. */
    publicUrl,
    trustProxy,
    ...values.processes,
    /** An absolute path. */
    dataDir: resolve(values.processes.dataDir),
    /** `undefined`: the embedded PostgreSQL, which only the supervisor starts. */
    databaseUrl: values.database.databaseUrl,
    /** Connects as the schema's owner, for the migration process; `undefined`: the site runs as that role. */
    migrationUrl: values.database.migrationUrl,
    s3: readS3(values.objectStore),
    /** `undefined`: the development identity provider, which only the supervisor starts. */
    oidc,
    stripe: readStripe(values.stripe, { host, publicUrl }),
    signer: readSigner(values.signing),
    ...values.admins,
    ...values.generation,
    studioThreads: values.generation.studioThreads ?? Math.min(64, availableParallelism()),
    models: readModels(values.models, values.providers),
    ...values.gallery,
    ...values.egress,
    browser: readBrowser(values.browser),
    ...values.contact,
    policyEmbeds: readPolicies(values.policies, publicUrl),
    logLevel: values.running.logLevel,
    /** Whether `npm start` writes the roles' logs to `dataDir/log`; otherwise they go to standard output. */
    logToFiles: environment !== 'production',
    running: readRunning(values.running, values.retention, values.streams),
    storage: readStorage(values.storage),
    /** Calls in an hour or a minute. */
    limits: values.limits,
  };
}

function readTables(env: Environment): { [Name in keyof typeof TABLES]: Values<(typeof TABLES)[Name]> } {
  const entries = Object.entries(TABLES).map(([name, table]) => [name, readVariables(table, env)]);
  const values = Object.fromEntries(entries);
  if (values.database.migrationUrl && !values.database.databaseUrl)
    throw new ConfigError('DATABASE_URL is missing: DATABASE_MIGRATION_URL needs it');
  for (const table of Object.values(TABLES)) requireTogether(table, env);
  return values;
}
