/** One role in its own process: `node src/main/role.ts --role=web` (or `worker`). */
import { parseArgs } from 'node:util';
import { allowDecoders } from '#platform/images/allow-decoders';
import { type RoleConfig, readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { ROLES, type Role } from './config/site.ts';

// How long a worker may drain after its supervisor has died, because the database ends too.
const ORPHAN_EXIT_MS = 3_000;

const { values } = parseArgs({ options: { role: { type: 'string' }, dev: { type: 'boolean' } } });
const role = ROLES.find((known) => known === values.role);
if (role) {
  await run(role);
} else {
  console.error(`--role must be ${ROLES.join(' or ')}`);
  process.exitCode = 2;
}

async function run(role: Role): Promise<void> {
  let config: RoleConfig;
  try {
    config = requireParts(readConfig(process.connected ? supervised(process.env) : process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  let running: { stop(): Promise<void> } | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running?.stop();
    process.exit(0);
  };
  const orphaned = () => {
    setTimeout(() => process.exit(1), ORPHAN_EXIT_MS);
    void stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', orphaned);
  allowDecoders();
  // Each role loads only its own modules: the web role needs no picture engine.
  running = await (role === 'web'
    ? import('./wiring/web.ts').then(({ startWeb }) => startWeb(config, { isDev: values.dev }))
    : import('./wiring/worker.ts').then(({ startWorker }) => startWorker(config)));
}

/** The supervisor runs its roles as in production, and has checked its own environment. */
function supervised(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_ENV: undefined };
}

function requireParts(config: ReturnType<typeof readConfig>): RoleConfig {
  const { databaseUrl, oidc, stripe } = config;
  if (config.migrationUrl)
    throw new ConfigError(
      'DATABASE_MIGRATION_URL must be unset: it is for npm start and npm run migrate, and no role may know it',
    );
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is missing: only npm start starts the embedded PostgreSQL');
  if (!oidc)
    throw new ConfigError('OIDC_ISSUER is missing: only npm start starts the development identity provider');
  // Payments are optional: without its supervisor, a role runs without the stand-in.
  return {
    ...config,
    databaseUrl,
    migrationUrl: undefined,
    oidc,
    stripe: stripe === 'stand-in' ? undefined : stripe,
  };
}
