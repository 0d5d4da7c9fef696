import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../../bench/tell.ts';
import type { Bench } from './benches.ts';

/** What came of one benchmark. */
export interface Outcome {
  bench: Bench;
  args: readonly string[];
  findings: readonly Finding[];
  /** Undefined where it ended well. */
  failure?: string;
  seconds: number;
  /** Of the machine, over the last minute, before and after. */
  loads: readonly [number, number];
}

// Whatever else the machine is for comes first; a peer in the same run has the same rank.
const RANK = 10;
const END_MS = 20_000;

/** A small run that takes longer does not work at all, in minutes. */
const SMALL_MINUTES = 4;

/** Runs one in a process group of its own, and ends all of the group when its time is over. It never throws. */
export async function runBench(
  root: string,
  bench: Bench,
  { isSmall }: { isSmall: boolean },
): Promise<Outcome> {
  const args = (isSmall ? bench.smallArgs : bench.args) ?? [];
  const minutes = isSmall ? Math.min(bench.minutes, SMALL_MINUTES) : bench.minutes;
  const findings: Finding[] = [];
  const begun = performance.now();
  const before = loadavg()[0]!;
  const child = fork(join(root, 'bench', `${bench.name}.ts`), args, { cwd: root, detached: true });
  const { pid } = child;
  if (pid) setPriority(pid, RANK);
  child.on('message', (finding) => findings.push(finding as Finding));
  let failure: string | undefined;
  const timers: NodeJS.Timeout[] = [];
  const end = (signal: NodeJS.Signals) => {
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  const late = () => {
    failure = `not done after ${minutes} minutes`;
    end('SIGTERM');
    timers.push(setTimeout(end, END_MS, 'SIGKILL'));
  };
  timers.push(setTimeout(late, minutes * 60_000));
  const stop = () => end('SIGTERM');
  process.on('exit', stop);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  process.off('exit', stop);
  for (const timer of timers) clearTimeout(timer);
  // What it has started and not stopped.
  end('SIGKILL');
  if (code !== 0) failure ??= signal ? `ended by ${signal}` : `exit code ${code}`;
  if (findings.length === 0) failure ??= 'it told no figure';
  return {
    bench,
    args,
    findings,
    ...(failure !== undefined && { failure }),
    seconds: (performance.now() - begun) / 1000,
    loads: [before, loadavg()[0]!],
  };
}
