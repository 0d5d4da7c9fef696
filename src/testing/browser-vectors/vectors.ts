import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** Targets of a program that escaped Chromium's sandbox. */
export interface Targets {
  /** A file that everybody may read. */
  file: string;
  /** A folder in which everybody may write. */
  folder: string;
  /** The checkout's. */
  sources: string;
  /** The process of the server, whose environment and arguments have `mark`. */
  serverPid: number;
  mark: string;
  /** A service on every address of this machine, and a datagram one on loopback. */
  port: number;
  datagramPort: number;
  /** Sockets by name: one of the file system, one of the network (Linux, begins with a zero byte). */
  socket: string;
  abstractSocket: string;
}

type Vector = (targets: Targets) => unknown;

/** A vector hits if it returns a truthy value without throwing. */
export const VECTORS: Readonly<Record<string, Vector>> = {
  'read a file that everybody may read': ({ file, mark }) => readFileSync(file, 'utf8').includes(mark),
  'read it through the root of the server': ({ file, mark, serverPid }) =>
    readFileSync(`/proc/${serverPid}/root${file}`, 'utf8').includes(mark),
  'read it through the own root': ({ file, mark }) =>
    readFileSync(`/proc/self/root${file}`, 'utf8').includes(mark),
  'read it by way of a parent folder': ({ file, mark }) =>
    readFileSync(`${'../'.repeat(20)}${file.slice(1)}`, 'utf8').includes(mark),
  'list its folder': ({ folder }) => readdirSync(folder).length > 0,
  'read the users of the machine': () => readFileSync('/etc/passwd', 'utf8').includes('root:'),
  'read the name server': () => readFileSync('/etc/hosts', 'utf8').length > 0,
  'read the documentation of the checkout': ({ sources }) =>
    readFileSync(join(sources, 'README.md')).length > 0,
  'list the checkout': ({ sources }) => readdirSync(sources).includes('.git'),
  'read the arguments of the server': ({ serverPid, mark }) =>
    readFileSync(`/proc/${serverPid}/cmdline`, 'utf8').includes(mark),
  'find the server among the processes': ({ mark }) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .some((name) => readOrNothing(`/proc/${name}/cmdline`).includes(mark)),
  'read the server’s environment': ({ serverPid, mark }) =>
    readFileSync(`/proc/${serverPid}/environ`, 'utf8').includes(mark),
  'find the environment among all processes': ({ mark }) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .some((name) => readOrNothing(`/proc/${name}/environ`).includes(mark)),
  'find a secret in the own environment': ({ mark }) => Object.values(process.env).join().includes(mark),
  'send the server a signal': ({ serverPid }) => process.kill(serverPid, 0),
  'send every process a signal': () => process.kill(-1, 0),
  'write beside the sources': ({ sources }) => writesTo(join(sources, 'src')),
  'write to a folder that everybody may write to': ({ folder }) => writesTo(folder),
  'write to the folder for temporary files': () => writesTo('/var/tmp'),
  'make a file of half a gigabyte': () => {
    const path = join(process.env.TMPDIR ?? '/tmp', `large-${process.pid}`);
    writeFileSync(path, '');
    truncateSync(path, 512 * 1024 * 1024);
    return true;
  },
  'connect to loopback': ({ port }) => connects({ host: '127.0.0.1', port }),
  'connect to localhost by name': ({ port }) => connects({ host: 'localhost', port, family: 4 }),
  'connect to the zero address': ({ port }) => connects({ host: '0.0.0.0', port }),
  'connect to an address of the machine': ({ port }) => connects({ host: ownAddress(), port }),
  'connect to a socket of the file system': ({ socket }) => connects({ path: socket }),
  'connect to an abstract socket': ({ abstractSocket }) => connects({ path: abstractSocket }),
  'send a datagram that is answered': ({ datagramPort }) => isAnswered(datagramPort),
};

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function writesTo(folder: string): boolean {
  const path = join(folder, `.written-by-a-stranger-${process.pid}`);
  writeFileSync(path, '');
  rmSync(path);
  return true;
}

async function connects(to: NetConnectOpts): Promise<boolean> {
  const socket = connect({ ...to, timeout: 2_000 } as NetConnectOpts);
  socket.once('timeout', () => socket.destroy(new Error('Nobody answers')));
  await once(socket, 'connect');
  socket.destroy();
  return true;
}

async function isAnswered(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  try {
    socket.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.send('anyone?');
    await once(socket, 'message', { signal: AbortSignal.timeout(2_000) });
    return true;
  } finally {
    socket.close();
  }
}

/** An address of this machine other than loopback, if it has one. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((one) => one && !one.internal && one.family === 'IPv4')?.address ?? '127.0.0.2';
}
