import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Targets of the attempts. */
export interface Targets {
  /** The process that launched the program. */
  server: number;
  /** A process of the server's user that nobody launched as an isolated one. */
  bystander: number;
  dataDir: string;
  dataFile: string;
  /** A file of the checkout that the program does not need. */
  besideProgram: string;
  /** A folder of the program. */
  programFolder: string;
  /** A folder that anyone may write to. */
  openFolder: string;
  port: number;
  socket: string;
  /** An address of this machine other than loopback, with the same port. */
  address: string;
}

/** Rights that the program needs: these succeed. */
export const HARMLESS = {
  'read the program': ({ programFolder }: Targets) => readdirSync(programFolder),
  'write into its own folder': () => inOwnFolder((file) => writeFileSync(file(0), 'canary')),
};

/** Each returns what it reached, and throws if refused. */
export const ATTEMPTS: Readonly<Record<string, (targets: Targets) => Promise<unknown> | unknown>> = {
  "read the server's environment": ({ server }) => contentOf(`/proc/${server}/environ`),
  "read another process's environment": ({ bystander }) => contentOf(`/proc/${bystander}/environ`),
  "read the server's memory map, as ptrace may": ({ server }) => contentOf(`/proc/${server}/maps`),
  "open the server's memory": ({ server }) => closeSync(openSync(`/proc/${server}/mem`, 'r')),
  "read the server's command line": ({ server }) => contentOf(`/proc/${server}/cmdline`),
  "follow the server's folder": ({ server }) => readdirSync(`/proc/${server}/cwd`),
  "read through the server's root": ({ server, dataFile }) => contentOf(`/proc/${server}/root${dataFile}`),
  "read the server's open files": ({ server }) => readdirSync(`/proc/${server}/fd`),
  'signal the server': ({ server }) => process.kill(server, 0),
  'signal a process of the same user': ({ bystander }) => process.kill(bystander, 0),
  'signal all processes': () => {
    // Signal 0 to -1: whether other processes are visible.
    process.kill(-1, 0);
  },
  'change the priority of the server': async ({ bystander }) => {
    const { setPriority } = await import('node:os');
    setPriority(bystander, 5);
  },
  'read a file of DATA_DIR': ({ dataFile }) => contentOf(dataFile),
  'list DATA_DIR': ({ dataDir }) => readdirSync(dataDir),
  'write into DATA_DIR': ({ dataDir }) => write(join(dataDir, 'written')),
  'read what lies beside the program': ({ besideProgram }) => contentOf(besideProgram),
  'read it by way of /proc/self/root': ({ besideProgram }) => contentOf(`/proc/self/root${besideProgram}`),
  'read it by dots from the program': ({ besideProgram, programFolder }) =>
    contentOf(`${programFolder}/../${besideProgram.split('/').at(-1)}`),
  'write among the program': ({ programFolder }) => write(join(programFolder, 'written.tmp')),
  'write where anyone may': ({ openFolder }) => {
    write(join(openFolder, 'written'));
    // Its own folder may have the same name.
    contentOf(join(openFolder, 'canary'));
  },
  'read where anyone may': ({ openFolder }) => contentOf(join(openFolder, 'canary')),
  'read who has which password': () => contentOf('/etc/shadow'),
  'read who there is': () => contentOf('/etc/passwd'),
  'list the homes': () => readdirSync('/home'),
  'list the users of /var': () => readdirSync('/var/lib'),
  'list the devices of /sys': () => readdirSync('/sys/class'),
  'connect to loopback': ({ port }) => connected({ host: '127.0.0.1', port }),
  'connect to loopback by IPv6': ({ port }) => connected({ host: '::1', port }),
  'connect to loopback by its name': ({ port }) => connected({ host: 'localhost', port }),
  "connect to this machine's address": ({ address, port }) => connected({ host: address, port }),
  'connect to a socket in a folder': ({ socket }) => connected({ path: socket }),
  'connect to an abstract socket': ({ socket }) => connected({ path: `\0${socket}` }),
  'send a datagram': ({ port }) => datagram('127.0.0.1', port),
  'see a network interface': () => seen(Object.keys(networkInterfaces())),
  'read a variable of the server': () => seen(process.env.CANARY_OF_THE_SERVER),
  'see other processes': () =>
    seen(
      readdirSync('/proc').filter((it) => /^\d+$/.test(it) && Number(it) > 1 && Number(it) !== process.pid),
    ),
  'have capabilities': () =>
    seen(/^CapEff:\s*0*([1-9a-f][0-9a-f]*)$/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]),
  'be allowed new privileges': () =>
    seen(/^NoNewPrivs:\s*0$/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[0]),
  'become another user': () => {
    process.seteuid!(1);
    process.seteuid!(0);
  },
  'write a file of 64 MB': () => inOwnFolder((file) => writeFileSync(file(0), Buffer.alloc(64_000_000))),
  'write an endless file with holes': () =>
    inOwnFolder((file) => {
      write(file(0));
      truncateSync(file(0), 1e10);
    }),
  'fill its folder with files': () =>
    inOwnFolder((file) => {
      for (let at = 0; at < 32; at++) writeFileSync(file(at), Buffer.alloc(1_000_000));
    }),
  'fill its folder with 2,000 empty files': () =>
    inOwnFolder((file) => {
      for (let at = 0; at < 2_000; at++) writeFileSync(file(at), '');
    }),
};

/** Each ends or fills the process that it runs in, so each gets a new one. */
export const GREEDY_ATTEMPTS: typeof ATTEMPTS = {
  'have 2 GB of memory': () => hoard(2_000),
  'start 60 processes': () => startProcesses(60),
  'open 1,000 files': () => {
    for (let at = 0; at < 1_000; at++) openSync('/dev/null', 'r');
  },
};

function hoard(megabytes: number): number {
  const held: Buffer[] = [];
  for (let at = 0; at < megabytes; at += 50) held.push(Buffer.alloc(50_000_000));
  return held.length;
}

async function startProcesses(count: number): Promise<number> {
  const children = [];
  try {
    for (let at = 0; at < count; at++) {
      const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
      children.push(child);
      // An event that says why follows where it has no id.
      if (child.pid === undefined) throw (await once(child, 'error'))[0];
      child.kill('SIGSTOP');
    }
    return children.length;
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

/** In the folder for temporary files, which an isolated program has for itself. */
function inOwnFolder(fill: (file: (at: number) => string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-attempt-'));
  try {
    fill((at) => join(folder, `${at}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function contentOf(path: string): number {
  return readFileSync(path).length;
}

function write(path: string): void {
  writeFileSync(path, 'canary');
}

function seen<Thing>(thing: Thing): Thing {
  if (thing === undefined || (Array.isArray(thing) && thing.length === 0)) throw new Error('nothing is seen');
  return thing;
}

async function connected(to: { host: string; port: number } | { path: string }): Promise<void> {
  const socket = connect({ ...to } as never);
  await once(socket, 'connect');
  socket.destroy();
}

async function datagram(host: string, port: number): Promise<void> {
  const socket = createSocket('udp4');
  try {
    await new Promise<void>((resolve, reject) =>
      socket.send('canary', port, host, (error) => (error ? reject(error) : resolve())),
    );
  } finally {
    socket.close();
  }
}
