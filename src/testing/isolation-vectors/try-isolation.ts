/**
 * Tries to do harm from inside an isolated program and, as a control, from the same program without isolation. Prints
 * one JSON object, of the shape `Tried`. Run: node src/testing/isolation-vectors/try-isolation.ts
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectIsolation } from '#platform/isolation/detect-isolation';
import { type IsolatedProgram, READER_LIMITS } from '#platform/isolation/isolated-program';
import type { IsolationLevel } from '#platform/isolation/isolation-level';
import { launchIsolated, setHolding } from '#platform/isolation/launch-isolated';
import { ATTEMPTS, GREEDY_ATTEMPTS, HARMLESS, type Targets } from './attempts.ts';

export interface Tried {
  level: IsolationLevel | 'none';
  attempts: { name: string; control: Outcome; isolated: Outcome }[];
  /** Attempts of what a program may do, after all the others. */
  harmless: { name: string; isolated: Outcome }[];
}
export type Outcome = { reached: boolean; why?: string };

const PROGRAM: IsolatedProgram = {
  file: fileURLToPath(new URL('./attempt-process.ts', import.meta.url)),
  limits: { ...READER_LIMITS, memoryMb: 200, processes: 40 },
  isUnknownToNode: true,
};

process.env.CANARY_OF_THE_SERVER = 'canary';
const dataDir = mkdtempSync(join('/var/tmp', 'framewright-data-canary-'));
const openFolder = mkdtempSync(join('/tmp', 'framewright-open-'));
chmodSync(openFolder, 0o777);
writeFileSync(join(openFolder, 'canary'), 'canary');
const dataFile = join(dataDir, 'canary');
writeFileSync(dataFile, 'canary');
openSync(dataFile, 'r');
const socket = join(dataDir, 'socket');
const server = createServer((connection) => connection.destroy());
server.listen(0, '::');
await once(server, 'listening');
const others = [socket, `\0${socket}`].map((path) =>
  createServer((connection) => connection.destroy()).listen(path),
);
const control = fork(PROGRAM.file, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const targets: Targets = {
  server: process.pid,
  bystander: control.pid!,
  dataDir,
  dataFile,
  besideProgram: fileURLToPath(new URL('../../../README.md', import.meta.url)),
  programFolder: fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
  openFolder,
  port: (server.address() as { port: number }).port,
  socket,
  address:
    Object.values(networkInterfaces())
      .flat()
      .find((it) => it?.family === 'IPv4' && !it.internal)?.address ?? '127.0.0.1',
};

try {
  const isolation = detectIsolation();
  const attempts: Tried['attempts'] = [];
  const isolated = launchIsolated(PROGRAM);
  for (const name of Object.keys(ATTEMPTS))
    attempts.push({ name, isolated: await ask(isolated, name), control: await ask(control, name) });
  const harmless: Tried['harmless'] = [];
  for (const name of Object.keys(HARMLESS)) harmless.push({ name, isolated: await ask(isolated, name) });
  isolated.kill('SIGKILL');
  for (const name of Object.keys(GREEDY_ATTEMPTS)) {
    const greedy = launchIsolated(PROGRAM);
    attempts.push({ name, isolated: await ask(greedy, name), control: await ask(control, name) });
    greedy.kill('SIGKILL');
  }
  const tried: Tried = { level: isolation.tools ? isolation.level : 'none', attempts, harmless };
  console.log(JSON.stringify(tried));
} finally {
  control.kill('SIGKILL');
  for (const listener of [server, ...others]) listener.close();
  const written = join(targets.programFolder, 'written.tmp');
  for (const path of [dataDir, openFolder, written]) rmSync(path, { recursive: true, force: true });
}

async function ask(child: ChildProcess, name: string): Promise<Outcome> {
  const ending = child.signalCode ?? child.exitCode;
  if (ending !== null) return { reached: false, why: `it had ended (${ending})` };
  setHolding(child, true);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const onExit = (code: number | null, signal: string | null) =>
    resolve({ reached: false, why: `it ended (${signal ?? code})` });
  child.once('message', resolve);
  child.once('exit', onExit);
  child.send({ name, targets }, () => undefined);
  return await promise.finally(() => child.off('exit', onExit));
}
