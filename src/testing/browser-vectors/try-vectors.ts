import { execFile, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chooseBrowserUser, confine } from '#adapters/page-browsers/chromium/confinement';
import type { Confinement } from '#ports/page-browser';
import { type Targets, VECTORS } from './vectors.ts';

const PROGRAM = fileURLToPath(new URL('./try-vectors-process.ts', import.meta.url));
const MARK = 'canary-that-no-stranger-may-see';

export interface Tried {
  tried: string[];
  /** Vectors that succeeded although the program was confined like the browser. */
  hits: string[];
  /** Vectors that succeed in an unconfined program. */
  controls: string[];
}

/** Tries what code could do after escaping Chromium's sandbox: a program runs in the browser's place. */
export async function tryVectors(level: Confinement): Promise<Tried> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-targets-'));
  const own = await mkdtemp(join(tmpdir(), 'framewright-stranger-'));
  const file = join(folder, 'canary');
  await writeFile(file, MARK);
  await chmod(folder, 0o777);
  const server = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)', MARK], {
    env: { SECRET: MARK },
    stdio: 'ignore',
  });
  const abstractSocket = `\0framewright-canary-${process.pid}`;
  const services = [
    await listen({ port: 0 }),
    await listen(join(folder, 'socket')),
    await listen(abstractSocket),
  ];
  const datagrams = createSocket('udp4').bind(0, '127.0.0.1');
  datagrams.on('message', (_bytes, { port }) => datagrams.send('yes', port, '127.0.0.1'));
  await once(datagrams, 'listening');
  const targets: Targets = {
    file,
    folder,
    sources: fileURLToPath(new URL('../../..', import.meta.url)),
    serverPid: server.pid!,
    mark: MARK,
    port: (services[0]!.address() as AddressInfo).port,
    datagramPort: datagrams.address().port,
    socket: join(folder, 'socket'),
    abstractSocket,
  };
  const command = [process.execPath, PROGRAM, JSON.stringify(targets)] as const;
  try {
    const user = chooseBrowserUser();
    if (user !== undefined) await chown(own, user, user);
    const confined = confine(level, command, { folder: own, readable: [], user });
    const place = { HOME: own, TMPDIR: own, PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
    return {
      tried: Object.keys(VECTORS),
      hits: await run(confined.program, confined.args, place),
      controls: await run(command[0], command.slice(1), { ...place, SECRET: MARK }),
    };
  } finally {
    server.kill('SIGKILL');
    datagrams.close();
    for (const service of services) service.close();
    for (const path of [folder, own]) await rm(path, { recursive: true, force: true });
  }
}

async function run(program: string, args: readonly string[], env: Record<string, string>): Promise<string[]> {
  const { stdout } = await promisify(execFile)(program, args, { env, timeout: 60_000 });
  return JSON.parse(stdout) as string[];
}

async function listen(at: string | { port: number }) {
  const server = createServer((socket) => socket.on('error', () => undefined).end());
  server.listen(at);
  await once(server, 'listening');
  return server;
}
