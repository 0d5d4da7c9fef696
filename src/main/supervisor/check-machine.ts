import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartError } from './start-error.ts';

/** @throws StartError if the folder cannot be created or written to */
export function requireWritableDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} can't be written: ${reasonOf(error)}`, { cause: error });
  }
}

/** @throws StartError if the web role could not listen there */
export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${port} is in use by another program on ${host}: set PORT to a free one`);
    if (code === 'EACCES')
      throw new StartError(`PORT ${port} may not be used by this user: set PORT to one above 1023`);
    throw new StartError(`HOST ${host} is no address of this machine: ${reasonOf(error)}`, { cause: error });
  }
}

/** Whether a program could listen there; any failure counts as no. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** @throws StartError if no port from `first` on is free; `part` needs it */
export async function firstFreePort(first: number, host: string, part: string): Promise<number> {
  for (let port = first; port <= 65_535; port++) if (await isPortFree(port, host)) return port;
  throw new StartError(`no port from ${first} on is free for the ${part}`);
}

/** Listens for a moment. Returns the port, which the system chooses for 0. */
export function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const words: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOTDIR: 'a part of it is a file',
    EEXIST: 'it is a file',
    ENOSPC: 'the disk is full',
  };
  return (code && words[code]) ?? message;
}
