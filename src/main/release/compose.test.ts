import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { postMcp } from '#features/mcp/contract/mcp';
import { issueTokens, registerClient, revokeToken } from '#features/oauth/contract/oauth-protocol';
import { createOpenaiImages, listOpenaiModels } from '#features/openai-api/contract/openai-images';
import { readBrowserService } from '../config/browser.ts';
import { readConfig } from '../config/config.ts';
import { readDatabaseUrls } from '../config/database.ts';

import { listUnusedS3Variables } from '../config/object-store.ts';

const read = (path: string) => readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

const service = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  init: z.boolean().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  healthcheck: z
    .object({
      test: z.array(z.string()).min(2),
      interval: z.string(),
      timeout: z.string(),
      start_period: z.string().optional(),
      retries: z.number(),
    })
    .optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()).min(1),
  depends_on: z
    .record(
      z.string(),
      z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .default({}),
  cap_drop: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.looseObject({})),
  volumes: z.record(z.string(), z.looseObject({})),
});
type Compose = z.infer<typeof compose>;

const ROLES = { 'web-1': 'web', 'web-2': 'web', 'worker-1': 'worker', 'worker-2': 'worker' } as const;
const SECRET = /PASSWORD|SECRET|_KEY|TOKEN/;

let text: string;
let site: Compose;
let example: string[];
beforeAll(async () => {
  text = await read('compose.yaml');
  site = compose.parse(parse(text, { merge: true, strict: true, uniqueKeys: true }));
  example = namesIn(await read('deploy/example.env'));
});

const namesIn = (env: string) => [...env.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!);

/** A value as Compose expands it, with `sample` for the operator's variables. */
function filled(value: string | number, sample: Readonly<Record<string, string>>): string {
  return String(value).replace(
    /\$\{(\w+)(?:(:\?)|:-([^}]*))?\}/g,
    (_all, name: string, isNeeded, fallback) => {
      const given = sample[name];
      if (given === undefined && isNeeded) throw new Error(`${name} is not set`);
      return given ?? fallback ?? '';
    },
  );
}

const SAMPLE = {
  SITE_HOST: 'pictures.example',
  POSTGRES_PASSWORD: 'a1b2',
  POSTGRES_APP_PASSWORD: 'a2b3',
  S3_ACCESS_KEY_ID: 'GK01',
  S3_SECRET_ACCESS_KEY: 'c3d4',
  S3_RPC_SECRET: 'e5f6',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'framewright',
  OIDC_CLIENT_SECRET: 'g7h8',
  ADMIN_EMAILS: 'ada@example.com',
  BROWSER_TOKEN: 'i9j0-of-the-browser',
};

test('a site has a proxy, two web and two worker processes, a migration, a browser, PostgreSQL and a store', () => {
  expect(Object.keys(site.services).toSorted()).toEqual(
    ['browser', 'migrate', 'objects', 'postgres', 'proxy', ...Object.keys(ROLES)].toSorted(),
  );
  // Only what has TLS is reached from outside.
  const open = Object.entries(site.services).filter(([, { ports }]) => ports.length > 0);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

describe.each(Object.entries(ROLES))('%s', (name, role) => {
  test('has an environment that starts it, whose names are documented', async () => {
    const { environment } = site.services[name]!;
    const documented = namesIn(await read('.env.example'));
    for (const variable of Object.keys(environment)) expect(documented).toContain(variable);
    const env = Object.fromEntries(
      Object.entries(environment).map(([variable, value]) => [variable, filled(value, SAMPLE)]),
    );
    const config = readConfig({ ...env, NODE_ENV: 'production', DATA_DIR: '/data' });
    expect(config).toMatchObject({
      roles: [role],
      host: '0.0.0.0',
      port: 3000,
      publicUrl: 'https://pictures.example',
      databaseUrl: 'postgres://framewright_app:a2b3@postgres:5432/framewright',
      migrationUrl: undefined,
      s3: { bucket: 'framewright', endpoint: 'http://objects:3900' },
      oidc: { issuer: 'https://id.example' },
    });
    expect(config.drainS > 0).toBe(role === 'web');
    expect(listUnusedS3Variables(env)).toEqual([]);
  });

  test('runs the image with minimal rights, and gets the time to stop', () => {
    const { build, init, cap_drop, security_opt, stop_grace_period } = site.services[name]!;
    expect({ build, init, cap_drop, security_opt }).toEqual({
      build: '.',
      init: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true', 'seccomp=./deploy/seccomp.json'],
    });
    expect(Number.parseInt(stop_grace_period!, 10)).toBeGreaterThan(45);
  });
});

test('only one process knows the database’s owner, and it ends before all others start', async () => {
  const owner = /POSTGRES_PASSWORD/;
  const knowing = Object.entries(site.services).filter(([, it]) =>
    owner.test(JSON.stringify(it.environment)),
  );
  expect(knowing.map(([name]) => name).toSorted()).toEqual(['migrate', 'postgres']);
  for (const name of Object.keys(ROLES))
    expect(site.services[name]!.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  const { environment, command } = site.services.migrate!;
  const urls = readDatabaseUrls(
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, SAMPLE)])),
  );
  expect(urls.migrationUrl).toBe('postgres://framewright:a1b2@postgres:5432/framewright');
  expect(urls.databaseUrl).toBe('postgres://framewright_app:a2b3@postgres:5432/framewright');
  const [, program] = z.array(z.string()).parse(command);
  expect(await read(program!)).not.toBe('');
});

test('every long-running service has a health check', () => {
  const silent = Object.entries(site.services).filter(([, { healthcheck }]) => !healthcheck);
  expect(silent.map(([name]) => name)).toEqual(['migrate']);
});

test('the browser has only its token as a secret, and only workers can reach it', async () => {
  const browser = site.services.browser!;
  expect(browser).toMatchObject({
    command: ['node_modules/.bin/node', 'src/main/browser-service.ts'],
    environment: { BROWSER_TOKEN: expect.stringMatching(/^\$\{BROWSER_TOKEN:\?\}$/) },
    networks: ['browser'],
    cap_drop: ['ALL'],
    read_only: true,
  });
  expect(browser.environment).not.toHaveProperty('DATABASE_URL');
  expect(Object.keys(browser.environment)).toEqual(['BROWSER_TOKEN']);
  const config = readBrowserService({
    BROWSER_TOKEN: SAMPLE.BROWSER_TOKEN,
    NODE_ENV: 'production',
    PORT: '3000',
  });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, sandbox: { isRequired: true } });
  expect(site.networks.browser).toEqual({ internal: true });
  for (const [name, { networks, environment }] of Object.entries(site.services)) {
    const isWorker = name.startsWith('worker-');
    expect([name, networks.includes('browser')]).toEqual([name, isWorker || name === 'browser']);
    expect([name, environment.BROWSER_URL]).toEqual([name, isWorker ? 'http://browser:3000' : undefined]);
    // The only thing of a worker's that listens there is the egress proxy.
    expect(environment).not.toHaveProperty('WORKER_METRICS_PORT');
  }
});

test('the seccomp profile allows only the calls that sandboxes need, beyond Docker’s default', async () => {
  const option = z.array(z.string()).parse(site.services.browser!.security_opt);
  expect(option).toEqual(['no-new-privileges:true', 'seccomp=./deploy/seccomp.json']);
  const { defaultAction, syscalls } = z
    .object({
      defaultAction: z.literal('SCMP_ACT_ALLOW'),
      syscalls: z.array(
        z.looseObject({
          names: z.array(z.string()),
          action: z.literal('SCMP_ACT_ERRNO'),
          args: z.unknown().optional(),
        }),
      ),
    })
    .parse(JSON.parse(await read('deploy/seccomp.json')));
  expect(defaultAction).toBe('SCMP_ACT_ALLOW');
  const forbidden = syscalls.filter(({ args }) => args === undefined).flatMap(({ names }) => names);
  for (const name of ['clone', 'clone3', 'unshare', 'chroot', 'seccomp', 'prctl'])
    expect(forbidden).not.toContain(name);
  for (const name of [
    'mount',
    'ptrace',
    'bpf',
    'keyctl',
    'setns',
    'userfaultfd',
    'io_uring_setup',
    'init_module',
  ])
    expect(forbidden).toContain(name);
});

test('PostgreSQL and the store are on a network of their own, with the processes that need them', () => {
  expect(site.networks.inside).toEqual({ internal: true });
  const members = Object.entries(site.services).filter(([, { networks }]) => networks.includes('inside'));
  expect(members.map(([name]) => name).toSorted()).toEqual(
    ['migrate', 'objects', 'postgres', ...Object.keys(ROLES)].toSorted(),
  );
  for (const name of ['objects', 'postgres']) expect(site.services[name]!.networks).toEqual(['inside']);
});

test('every named service, network, volume and file exists', async () => {
  for (const { depends_on, networks, volumes } of Object.values(site.services)) {
    for (const needed of Object.keys(depends_on)) expect(site.services).toHaveProperty(needed);
    for (const network of networks) expect(site.networks).toHaveProperty(network);
    for (const [source] of volumes.map((volume) => volume.split(':')))
      if (source!.startsWith('./')) expect(await read(source!)).not.toBe('');
      else expect(site.volumes).toHaveProperty(source!);
  }
});

test('there are no circular dependencies', () => {
  const waits = (name: string, seen: string[]): void => {
    expect(seen).not.toContain(name);
    for (const next of Object.keys(site.services[name]!.depends_on)) waits(next, [...seen, name]);
  };
  for (const name of Object.keys(site.services)) waits(name, []);
});

test('no secret has a value: each is a variable that must be set, and the example names all of them', () => {
  for (const { environment } of Object.values(site.services))
    for (const [name, value] of Object.entries(environment))
      if (SECRET.test(name)) expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?\}$/)]);
  const needed = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name!);
  expect(example).toEqual(expect.arrayContaining(needed));
  expect(Object.keys(SAMPLE).toSorted()).toEqual(example.toSorted());
});

test('the example has no values', async () => {
  const env = await read('deploy/example.env');
  expect(env.split('\n').filter((line) => /^[A-Z0-9_]+=./.test(line))).toEqual([]);
});

test('the proxy asks both web processes whether they are ready, more often than they drain', async () => {
  const caddy = await read('deploy/Caddyfile');
  const port = 3000;
  expect(caddy).toContain(`reverse_proxy web-1:${port} web-2:${port}`);
  expect(caddy).toMatch(/health_uri \/readyz/);
  // The client's own request id is overwritten.
  expect(caddy).toMatch(/request_header X-Request-Id \{http\.request\.uuid\}/);
  const [, everyS] = /health_interval (\d+)s/.exec(caddy)!;
  expect(Number(site.services['web-1']!.environment.DRAIN_S)).toBeGreaterThan(2 * Number(everyS));
  const { subnet } = z
    .object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) })
    .parse(site.networks.front).ipam.config[0];
  expect(site.services['web-1']!.environment.TRUST_PROXY).toBe(subnet);
  for (const name of ['postgres', 'objects', 'worker-1', 'worker-2'])
    expect(site.services[name]!.networks).not.toContain('front');
});

test('the proxy redirects pages to https, and refuses calls with keys and tokens in the clear', async () => {
  const [, plain = ''] =
    /^http:\/\/\{\$SITE_HOST\} \{\n(.*?)^\}/ms.exec(await read('deploy/Caddyfile')) ?? [];
  const [, refused = ''] =
    /@calls path (.+)\n\s+handle @calls \{\s+respond "Use https" 403/.exec(plain) ?? [];
  expect(plain).toMatch(/handle \{\s+redir https:/);
  const isRefused = (path: string) =>
    refused
      .split(' ')
      .some((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const calls = [
    '/api/v1/generations',
    createOpenaiImages.path,
    listOpenaiModels.path,
    postMcp.path,
    registerClient.path,
    issueTokens.path,
    revokeToken.path,
  ];
  expect(calls.filter((path) => !isRefused(path))).toEqual([]);
  expect(['/', '/gallery', '/v1-news'].filter(isRefused)).toEqual([]);
});

test('the proxy sends all requests of a program’s MCP sessions to one process', async () => {
  const [, block = ''] =
    /@mcp path \/mcp \/mcp\/\*\n\thandle @mcp \{\n(.*?)^\t\}/ms.exec(await read('deploy/Caddyfile')) ?? [];
  // By the session's own header the second request of a session would go to a process that does not know it.
  expect(block).toMatch(/reverse_proxy web-1:3000 web-2:3000 \{[^}]*lb_policy header Authorization/);
});

test('the image runs as an unprivileged user, and contains no secrets and no local build files', async () => {
  const lines = (await read('Dockerfile')).split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
  const [command] = last.filter((line) => line.startsWith('CMD '));
  const [program, file] = z.array(z.string()).parse(JSON.parse(command!.slice(4)));
  expect(program).toBe('node_modules/.bin/node');
  expect(await read(file!)).not.toBe('');
  // Everything is built before the image drops its rights.
  expect(last.indexOf('USER node')).toBeGreaterThan(last.findLastIndex((line) => line.startsWith('RUN ')));
  const ignored = (await read('.dockerignore')).split('\n');
  for (const name of [
    '.git',
    '.data',
    '.env',
    '.env.*',
    'node_modules',
    'dist',
    '**/*.pem',
    '**/*.key',
    'src/testing',
    '**/*.test.ts',
  ])
    expect(ignored).toContain(name);
});
