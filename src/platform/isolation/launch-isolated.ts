import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { detectIsolation, hasOwnFiles } from './detect-isolation.ts';
import { OWN_FOLDER } from './file-tree.ts';
import type { IsolatedProgram } from './isolated-program.ts';
import { isolatingCommand, nodePermissions } from './isolating-command.ts';

/** Standard error of a program is ignored after this many bytes. */
const MOST_ERROR_BYTES = 16_384;

const MOST_ANSWER_BYTES = 1e6;
/** Raw pixels of the largest picture, with alpha, and its metadata. */
const MOST_PICTURE_BYTES = 300e6;

/**
 * Launches a program of ours that opens untrusted bytes, isolated as strongly as this machine allows (`detectIsolation`).
 * It has a message channel (`process.send`), and must end when that is disconnected. `kill('SIGKILL')` ends it with all its
 * children. Its `pid` may be that of the tool that launched it. Inside, it may be process 1, which no signal of its own kills.
 */
export function launchIsolated(program: IsolatedProgram): ChildProcess {
  const isolation = detectIsolation();
  const args = [...nodePermissions(program), program.file];
  const [command = '', ...rest] = isolation.tools
    ? isolatingCommand(isolation.tools, isolation.level, program, args)
    : [process.execPath, ...args];
  const pipe = program.hasPipes ? 'pipe' : 'ignore';
  const child = spawn(command, rest, {
    env: { ...program.env, ...(hasOwnFiles(isolation) && { TMPDIR: OWN_FOLDER }) },
    cwd: '/',
    serialization: 'advanced',
    stdio: [pipe, pipe, 'pipe', 'ipc'],
  });
  // The program may have ended already.
  child.stdin?.on('error', () => undefined);
  passErrorsOn(child);
  // Programs with pipes send bytes there, so their messages are small.
  limitMessages(child, program.hasPipes ? MOST_ANSWER_BYTES : MOST_PICTURE_BYTES);
  setHolding(child, false);
  return child;
}

/** Whether the program keeps this process alive: only while a request to it is pending. */
export function setHolding(child: ChildProcess, isHolding: boolean): void {
  const change = isHolding ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe[change]();
}

function passErrorsOn({ stderr }: ChildProcess): void {
  let left = MOST_ERROR_BYTES;
  stderr?.on('data', (chunk: Buffer) => {
    if (left > 0) process.stderr.write(chunk.subarray(0, left));
    left -= chunk.length;
  });
  if (stderr instanceof Socket) stderr.unref();
}

/** Node's internal handle that reads a child's messages. */
interface ChannelHandle {
  onread(bytes: ArrayBuffer | undefined): void;
}

/**
 * Kills a program that sends a message larger than this, or a malformed one: Node would buffer it whole, and crash this
 * process with an error that cannot be caught. Node has no public API for a channel's bytes.
 */
function limitMessages(child: ChildProcess, mostBytes: number): void {
  // There is no handle if the launch failed.
  const handle = handleOf(child);
  if (!handle) return;
  let unread = 0;
  let isEnded = false;
  const read = handle.onread;
  handle.onread = (bytes) => {
    if (isEnded && bytes) return;
    unread += bytes?.byteLength ?? 0;
    try {
      if (unread > mostBytes) throw new Error('The message is too long');
      read.call(handle, bytes);
    } catch {
      isEnded = true;
      child.kill('SIGKILL');
    }
  };
  // Always listens: otherwise Node would buffer unread messages.
  child.on('message', () => {
    unread = 0;
  });
}

function handleOf(child: ChildProcess): ChannelHandle | undefined {
  if (!child.channel) return undefined;
  const name = Object.getOwnPropertySymbols(child).find(
    ({ description }) => description === 'kChannelHandle',
  );
  const handle: ChannelHandle | undefined = name && Reflect.get(child, name);
  if (typeof handle?.onread !== 'function')
    throw new Error('This version of Node reads messages in another way');
  return handle;
}
