import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** One run of `npm start`'s program. */
export interface Run {
  child: ChildProcess;
  /** Output so far, by stream. */
  printed: { stdout: string; stderr: string };
  /** Exit code; `null` when a signal ended it. */
  ended: Promise<number | null>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Starts the product with a minimal environment: where programs are found, a folder for temporary files, and the cache of
 * compiled modules.
 */
export function runStart(env: Record<string, string>): Run {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['src/main/start.ts'], {
    cwd: ROOT,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed, ended };
}

/**
 * Resolves with the address once the product has printed it.
 * @throws Error with its output if it ends first.
 */
export async function addressOf(run: Run): Promise<string> {
  let over = false;
  void run.ended.then(() => {
    over = true;
  });
  while (!over) {
    const address = /ready at (http:\S+)/.exec(run.printed.stdout)?.[1];
    if (address) return address;
    await delay(25);
  }
  throw new Error(`The product ended before it was ready: ${run.printed.stdout}${run.printed.stderr}`);
}

/** Status of an answer; `undefined` without one. */
export async function statusOf(url: string): Promise<number | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}

/** Process ids of a role of a supervisor. */
export function roleProcesses(run: Run, role: 'web' | 'worker'): number[] {
  return processes()
    .filter(({ parent, command }) => parent === run.child.pid && command.includes(`--role=${role}`))
    .map(({ pid }) => pid);
}

/** All descendants of a process. */
export function descendantsOf(pid: number): number[] {
  const children = processes().filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...descendantsOf(child.pid)]);
}

export function isAlive(pid: number): boolean {
  return processes().some((process) => process.pid === pid);
}

function processes() {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }];
  });
}
