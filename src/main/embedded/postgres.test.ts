import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './postgres.ts';

let home: string;
let dataDir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'framewright-home-'));
  // Like root's home: PostgreSQL's own user cannot read it.
  await chmod(home, 0o700);
  dataDir = join(home, 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('data survives a restart, and only the owner can read the password', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir });
  try {
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o077).toBe(0);
  } finally {
    await second.stop();
  }
  await expect(query(second.url, 'SELECT 1')).rejects.toThrow();
});

test('a killed server restarts at the same address, with its data', async () => {
  const warnings: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, warn: (message) => warnings.push(message) });
  try {
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(postgres.pid!, 'SIGKILL');
    await expect
      .poll(() => query(postgres.url, 'SELECT answer FROM kept').catch(() => []), { timeout: 20_000 })
      .toEqual([{ answer: 42 }]);
    expect(warnings[0]).toMatch(/^PostgreSQL ended \(SIGKILL\)/);
  } finally {
    await postgres.stop();
  }
});

test('connections without the password are refused, on every database', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const url = new URL(postgres.url);
    url.password = 'guessed';
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  } finally {
    await postgres.stop();
  }
});

test('a first start that was killed is repeated from the beginning', async () => {
  await mkdir(join(dataDir, 'postgres.new/cluster/base'), { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  await postgres.stop();
  await expect(stat(join(dataDir, 'postgres.new'))).rejects.toThrow();
});

test('the server ends when its supervisor is killed, and the next start finds the data', async () => {
  const script = `import { startEmbeddedPostgres } from '${new URL('./postgres.ts', import.meta.url)}';
    const { url } = await startEmbeddedPostgres({ dataDir: '${dataDir}' });
    console.log(url); setInterval(() => 0, 1000);`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = String((await once(supervisor.stdout, 'data'))[0]).trim();
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  // At once, while the orphan is still running.
  const next = await startEmbeddedPostgres({ dataDir });
  try {
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await delay(500);
    await expect(query(url, 'SELECT 1')).rejects.toThrow();
    const pid = Number(
      (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    expect(pid).toBe(next.pid);
  } finally {
    await next.stop();
  }
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
