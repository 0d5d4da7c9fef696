import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startIdentityProvider } from '#main/embedded/identity-provider';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { buildPages } from '#main/pages/build-pages';
import { createDatabase, type Database } from '#platform/db/client';
import { migrate } from '#platform/db/migrate';
import { freePort } from '#testing/free-port';
import { createGalleryImages } from '#testing/gallery-factories';
import { asRunningRole, openTestRunningRole, RUNNING_ROLE } from '#testing/running-role';
import { type S3Server, startS3Server } from '#testing/s3-server/s3-server';
import { type ReadyProxy, startReadyProxy } from './ready-proxy.ts';

export interface RoleProcess {
  child: ChildProcess;
  /** Its log. */
  log(): string;
  /** Exit code; `null` when a signal ended it. */
  ended: Promise<number | null>;
}

export interface WebProcess extends RoleProcess {
  origin: string;
}

/** Two web and two worker processes, as on two machines, with one PostgreSQL, one store and a proxy. */
export interface LargeSite {
  /** Address of the proxy. */
  origin: string;
  proxy: ReadyProxy;
  webs: [WebProcess, WebProcess];
  workers: [RoleProcess, RoleProcess];
  /** Of the database, as the owner of the schema. */
  ownerUrl: string;
  db: Database;
  store: S3Server;
  /** Starts a web process at the address of an ended one, and waits until the proxy uses it. */
  startAgain(web: WebProcess): Promise<WebProcess>;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STOP_MS = 45_000;

export async function startLargeSite({
  env = {},
}: {
  env?: Record<string, string>;
} = {}): Promise<LargeSite> {
  await buildPages(ROOT.replace(/\/$/, ''));
  const folder = await mkdtemp(join(tmpdir(), 'framewright-large-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await openTestRunningRole(postgres.url);
  await migrate(postgres.url, { runningRole: RUNNING_ROLE });
  const databaseUrl = asRunningRole(postgres.url);
  const db = createDatabase({
    url: databaseUrl,
    connections: 3,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 20_000,
    applicationName: 'framewright-large-site',
    onConnectionError: () => undefined,
  });
  // Prevents the 48 pictures of an empty gallery.
  await createGalleryImages(db, [{ prompt: 'A hill before all others' }]);
  const store = await startS3Server();
  const proxy = await startReadyProxy();
  const publicUrl = `http://127.0.0.1:${proxy.port}`;
  const identityProvider = await startIdentityProvider({
    dataDir: folder,
    port: await freePort(),
    publicUrl,
  });
  const { issuer, clientId, clientSecret } = identityProvider.oidc;
  const shared = {
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    // All users of a test come from the same address, and slow machines repeat requests for longer.
    SIGNUP_CREDITS_PER_NETWORK_DAY: '10000',
    LIMIT_SIGN_IN_PER_HOUR: '10000',
    LIMIT_MADE_PER_MINUTE: '100000',
    LIMIT_READ_PER_MINUTE: '100000',
    OBJECT_STORE: 's3',
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    AWS_ACCESS_KEY_ID: store.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
    STUDIO_THREADS: '1',
    ...env,
  };
  const processes: RoleProcess[] = [];
  // Processes share only the database and the store, no files.
  const start = (role: 'web' | 'worker', name: string, own: Record<string, string> = {}): RoleProcess => {
    const process = startRole(role, { ...shared, ...own, DATA_DIR: join(folder, name) });
    processes.push(process);
    return process;
  };
  const startWeb = (port: number): WebProcess => ({
    ...start('web', `web-${port}`, { PORT: String(port) }),
    origin: `http://127.0.0.1:${port}`,
  });
  const untilAsked = async ({ origin, child, log }: WebProcess) => {
    while (!proxy.ready.has(origin)) {
      if (child.exitCode !== null) throw new Error(`A web process ended before it was ready: ${log()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const workers: LargeSite['workers'] = [start('worker', 'worker-1'), start('worker', 'worker-2')];
  const webs: LargeSite['webs'] = [startWeb(await freePort()), startWeb(await freePort())];
  const stop = async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    const timer = setTimeout(() => {
      for (const { child } of processes) child.kill('SIGKILL');
    }, STOP_MS);
    await Promise.all(processes.map(({ ended }) => ended));
    clearTimeout(timer);
    await proxy.stop();
    await store.close();
    await identityProvider.stop();
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  proxy.open(webs.map(({ origin }) => origin));
  try {
    await Promise.all(webs.map(untilAsked));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: publicUrl,
    proxy,
    webs,
    workers,
    ownerUrl: postgres.url,
    db,
    store,
    async startAgain({ origin }) {
      // The proxy may not have noticed the end of the process yet.
      while (proxy.ready.has(origin)) await new Promise((resolve) => setTimeout(resolve, 50));
      const again = startWeb(Number(new URL(origin).port));
      await untilAsked(again);
      return again;
    },
    stop,
  };
}

/** Starts a process without a supervisor, like an orchestrator. */
function startRole(role: 'web' | 'worker', env: Record<string, string>): RoleProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['src/main/role.ts', `--role=${role}`], {
    cwd: ROOT,
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ROLES: role, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, log: () => log, ended };
}
