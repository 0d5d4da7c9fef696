import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isLoopback } from '../config/addresses.ts';
import type { Config } from '../config/config.ts';
import { type StripeConfig, stripeEnvironment } from '../config/payments.ts';
import type { OidcConfig } from '../config/sign-in.ts';
import type { Role } from '../config/site.ts';
import { toEnvironment } from '../config/variable.ts';
import { environmentFor, TABLES } from '../config/variables.ts';
import { buildPages } from '../pages/build-pages.ts';
import { firstFreePort, requireFreePort, requireWritableDataDir } from './check-machine.ts';
import { prepareLogFile } from './log-file.ts';
import { takeProcessLock } from './process-lock.ts';
import type { RestartingProcess } from './restart-on-crash.ts';
import { StartError } from './start-error.ts';
import { superviseProgram } from './supervise-program.ts';

export interface SuperviseInput {
  config: Config;
  /** The environment; each role gets only its own variables of it. */
  env: NodeJS.ProcessEnv;
  /** The checkout. */
  root: string;
  /** Serves pages from the sources, and restarts the roles when their sources change. */
  isDev?: boolean;
  warn(message: string): void;
}

export interface Supervised {
  /** Address of the Stripe stand-in's dashboard, if one was started. */
  standInUrl: string | undefined;
  /** Waits for requests and running jobs (up to 40 s), then stops the embedded parts. */
  stop(): Promise<void>;
  /** Kills everything at once. The data survives, as in a power cut. */
  kill(): Promise<void>;
}

/**
 * Starts the embedded parts in this process, and each role in its own process. Resolves when all are launched, before
 * they answer.
 * @throws StartError if something on this machine prevents the start; started parts are stopped
 */
export async function supervise(input: SuperviseInput): Promise<Supervised> {
  const { config, env, root, isDev = false, warn } = input;
  requireWritableDataDir(config.dataDir);
  const lock = takeProcessLock(join(config.dataDir, 'supervisor.lock'));
  if ('heldBy' in lock)
    throw new StartError(
      `DATA_DIR ${config.dataDir} is in use: Framewright runs there as process ${lock.heldBy}`,
    );
  // The next start finds all modules stripped of types and compiled.
  const compiled = env.NODE_COMPILE_CACHE || join(config.dataDir, 'compiled');
  enableCompileCache(compiled);
  const processes: RestartingProcess[] = [];
  const parts: Stoppable[] = [];
  let standInUrl: string | undefined;
  const end = async (signals: Parameters<RestartingProcess['stop']>[0]) => {
    await Promise.all(processes.map((child) => child.stop(signals)));
    for (const part of parts.toReversed()) await part.stop();
    lock.release();
  };
  try {
    const serving = config.roles.includes('web');
    if (isDev && !isLoopback(config.host))
      throw new StartError('npm run dev serves the sources, so HOST must be a loopback address');
    if (serving) await requireFreePort(config);
    const [pages, started] = await Promise.allSettled([
      serving && !isDev ? buildPages(root) : undefined,
      startParts(config, parts, warn),
    ]);
    if (pages.status === 'rejected') throw pages.reason;
    if (started.status === 'rejected') throw started.reason;
    const addresses = started.value;
    standInUrl = addresses.standInUrl;
    const { databaseUrl, migrationUrl } = addresses;
    const logFileOf = async (part: string) =>
      config.logToFiles ? await prepareLogFile(config.dataDir, part) : undefined;
    const inherited = { ...env, NODE_COMPILE_CACHE: compiled };
    if (migrationUrl !== undefined || config.roles.includes('worker'))
      processes.push(
        superviseProgram({
          name: 'migration',
          file: 'migrate-process.ts',
          env: {
            ...environmentFor('migrate', inherited),
            DATABASE_URL: databaseUrl,
            DATABASE_MIGRATION_URL: migrationUrl,
          },
          logFile: await logFileOf('migrate'),
          isTask: true,
          warn,
        }),
      );
    const webPort = isDev ? await firstFreePort(config.port + 1, config.host, 'web role') : config.port;
    const roles: RestartingProcess[] = [];
    for (const role of config.roles) {
      const own = roleEnvironment(role, inherited, { config: { ...config, port: webPort }, addresses });
      const args = [`--role=${role}`, ...(isDev ? ['--dev'] : [])];
      const logFile = await logFileOf(role);
      roles.push(superviseProgram({ name: role, file: 'role.ts', args, env: own, logFile, warn }));
      processes.push(...roles.slice(-1));
    }
    if (isDev) {
      const { startDevServer } = await import('../dev/dev-server.ts');
      const onServerChange = () => {
        for (const role of roles) role.restart();
      };
      parts.push(await startDevServer({ ...config, root, webPort, onServerChange }));
    }
  } catch (error) {
    await end(AT_ONCE);
    throw error;
  }
  return { standInUrl, stop: () => end(GENTLY), kill: () => end(AT_ONCE) };
}

interface Stoppable {
  stop(): Promise<void>;
}

interface PartAddresses {
  databaseUrl: string;
  /** Address with the schema's owner; no role gets it. */
  migrationUrl: string | undefined;
  oidc: OidcConfig;
  stripe: StripeConfig | undefined;
  standInUrl: string | undefined;
}

const GENTLY = [
  ['SIGTERM', 40_000],
  ['SIGKILL', 5_000],
] as const;
const AT_ONCE = [['SIGKILL', 5_000]] as const;

async function startParts(
  config: Config,
  started: Stoppable[],
  warn: (message: string) => void,
): Promise<PartAddresses> {
  let { databaseUrl, migrationUrl, oidc } = config;
  // Embedded parts are loaded only if they run.
  if (databaseUrl === undefined) {
    const { startEmbeddedPostgres } = await import('../embedded/postgres.ts');
    const { openRunningRole } = await import('../embedded/running-role.ts');
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, warn });
    started.push(postgres);
    databaseUrl = await openRunningRole(postgres.url);
    migrationUrl = postgres.url;
  }
  if (oidc === undefined) {
    const { startIdentityProvider } = await import('../embedded/identity-provider.ts');
    const provider = await startIdentityProvider(config);
    started.push(provider);
    oidc = provider.oidc;
  }
  // Only beside the web role, which links to it: two stand-ins would have different subscriptions.
  if (config.stripe === 'stand-in' && config.roles.includes('web')) {
    const { startEmbeddedStripe } = await import('../embedded/stripe.ts');
    const standIn = await startEmbeddedStripe(config);
    started.push(standIn);
    return { databaseUrl, migrationUrl, oidc, stripe: standIn.stripe, standInUrl: standIn.url };
  }
  const stripe = config.stripe === 'stand-in' ? undefined : config.stripe;
  return { databaseUrl, migrationUrl, oidc, stripe, standInUrl: undefined };
}

/** A role's environment: its own variables, and values that only the supervisor knows. */
function roleEnvironment(
  role: Role,
  env: NodeJS.ProcessEnv,
  { config, addresses }: { config: Config; addresses: PartAddresses },
): NodeJS.ProcessEnv {
  const { host, port, publicUrl, dataDir } = config;
  const { databaseUrl, oidc, stripe } = addresses;
  const { site, processes, database, oidc: signIn } = TABLES;
  return {
    ...environmentFor(role, env),
    ...toEnvironment(site, { environment: 'production', host, port, publicUrl }),
    ...toEnvironment(processes, { dataDir, roles: role }),
    ...toEnvironment(database, { databaseUrl, migrationUrl: undefined }),
    ...toEnvironment(signIn, { ...oidc, isDevelopment: oidc.isDevelopment ?? false }),
    ...stripeEnvironment(stripe),
  };
}
