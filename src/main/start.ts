/**
 * `npm start`: runs everything that is configured until it is stopped. With `--dev` (`npm run dev`), pages come from
 * the sources, and changes are visible at once.
 */
import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { listUnusedS3Variables } from './config/object-store.ts';
import { listModelWarnings } from './models/model-warnings.ts';
import { StartError } from './supervisor/start-error.ts';
import { type Supervised, supervise } from './supervisor/supervise.ts';
import { waitUntilReady } from './supervisor/wait-until-ready.ts';
import { openConfiguredSigner } from './wiring/configured-signer.ts';

// npm forwards Ctrl-C although the terminal has sent it to us already.
const ECHO_MS = 1_000;
const SLOW_START_MS = 60_000;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const warn = (message: string) => console.error(`framewright: ${message}`);
const stopped = new AbortController();

// npm forwards no SIGKILL, and would leave us running.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || onSignal(), 500).unref();
}

let askedAt: number | undefined;
let forced = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

let starting: Promise<Supervised> | undefined;
let running: Supervised | undefined;
try {
  const config = readConfig(process.env);
  // No launched process inherits it.
  delete process.env.DATABASE_MIGRATION_URL;
  if (config.signer) {
    const { checkSigner } = await import('./supervisor/check-signer.ts');
    await checkSigner(await openConfiguredSigner(config.signer));
  }
  for (const line of [...listUnusedS3Variables(process.env), ...listModelWarnings(config)]) warn(line);
  if (!config.stripe) warn('payments are off: STRIPE_SECRET_KEY is not set');
  starting = supervise({ config, env: process.env, root, isDev: process.argv.includes('--dev'), warn });
  running = await starting;
  if (config.roles.includes('web')) {
    const slow = setTimeout(
      () => warn(`not ready after ${SLOW_START_MS / 1000} s; the logs are in ${config.dataDir}/log`),
      SLOW_START_MS,
    );
    await waitUntilReady(config, stopped.signal);
    clearTimeout(slow);
    if (!stopped.signal.aborted) console.log(readyText(config.publicUrl, running));
  } else {
    console.log(`Framewright runs ${config.roles.join(', ')}`);
  }
} catch (error) {
  if (error instanceof ConfigError || error instanceof StartError) warn(error.message);
  else console.error(error);
  process.exitCode = 1;
  // All started parts were stopped; open handles must not keep the process alive.
  process.exit();
}

function readyText(publicUrl: string, { standInUrl }: Supervised): string {
  const ready = `Framewright is ready at ${publicUrl}`;
  return standInUrl
    ? `${ready}\nPayments go to a stand-in for Stripe at ${standInUrl}: no money moves`
    : ready;
}

async function onSignal(): Promise<void> {
  if (askedAt !== undefined && performance.now() - askedAt < ECHO_MS) return;
  const again = askedAt !== undefined;
  forced ||= again;
  askedAt ??= performance.now();
  stopped.abort();
  // On the second signal, parts that are still starting are not awaited: they notice that this process is gone.
  const supervised = again ? running : await starting?.catch(() => undefined);
  await (again ? supervised?.kill() : supervised?.stop());
  process.exit(forced ? 130 : 0);
}
