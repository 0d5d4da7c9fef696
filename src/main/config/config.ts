import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PolicyEmbeds } from '#features/site/contract/page-state';
import type { RateLimitName } from '#platform/limits/rate-limits';
import { loopbackUrl } from './addresses.ts';
import { type BrowserConfig, readBrowser } from './browser.ts';
import { ConfigError } from './config-error.ts';
import { type ModelsConfig, readModels } from './models.ts';
import { readS3, type S3Config } from './object-store.ts';
import { readStripe, type StripeConfig } from './payments.ts';
import { readPolicies } from './policies.ts';
import { requireLoopback, requireOwnMachine } from './require-loopback.ts';
import { type RunningConfig, readRunning } from './running.ts';
import { type OidcConfig, readOidc } from './sign-in.ts';
import { readSigner, type SignerFiles } from './signing.ts';
import { readStorage, type StorageConfig } from './storage.ts';
import { type Environment, readVariables, requireTogether, type Values } from './variable.ts';
import { TABLES } from './variables.ts';

type Tables = typeof TABLES;
type Plain = Values<
  Tables['processes'] &
    Tables['admins'] &
    Tables['generation'] &
    Tables['gallery'] &
    Tables['egress'] &
    Tables['contact']
>;

/** The configuration, read once: nothing else reads the environment. `variables.ts` says what each value means. */
export interface Config extends Omit<Plain, 'studioThreads'> {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  trustProxy: readonly string[];
  studioThreads: number;
  /** `undefined`: the embedded PostgreSQL, which only the supervisor starts. */
  databaseUrl: string | undefined;
  /** Of the role that owns the schema, for the process that migrates; `undefined`: the site runs as that role. */
  migrationUrl: string | undefined;
  /** `undefined`: objects are files below `dataDir`, which is an absolute path. */
  s3: S3Config | undefined;
  /** `undefined`: the development identity provider, which only the supervisor starts. */
  oidc: OidcConfig | undefined;
  /** `stand-in`: only the supervisor starts it; `undefined`: payments are off. */
  stripe: StripeConfig | 'stand-in' | undefined;
  /** `undefined`: a certificate that this installation makes for itself. */
  signer: SignerFiles | undefined;
  models: ModelsConfig;
  browser: BrowserConfig;
  policyEmbeds: PolicyEmbeds;
  logLevel: Values<Tables['running']>['logLevel'];
  /** Whether `npm start` keeps the roles' logs in `dataDir/log`; otherwise they go to standard output. */
  logToFiles: boolean;
  running: RunningConfig;
  storage: StorageConfig;
  /** Calls in an hour or a minute. */
  limits: Readonly<Partial<Record<RateLimitName, number>>>;
}

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
export function readConfig(env: Environment): Config {
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
    publicUrl,
    trustProxy,
    ...values.processes,
    dataDir: resolve(values.processes.dataDir),
    ...values.database,
    s3: readS3(values.objectStore),
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
    logToFiles: environment !== 'production',
    running: readRunning(values.running, values.retention, values.streams),
    storage: readStorage(values.storage),
    limits: values.limits,
  };
}

function readTables(env: Environment): { [Name in keyof Tables]: Values<Tables[Name]> } {
  const entries = Object.entries(TABLES).map(([name, table]) => [name, readVariables(table, env)]);
  const values = Object.fromEntries(entries);
  if (values.database.migrationUrl && !values.database.databaseUrl)
    throw new ConfigError('DATABASE_URL is missing: DATABASE_MIGRATION_URL needs it');
  for (const table of Object.values(TABLES)) requireTogether(table, env);
  return values;
}
