import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../../bench/report-finding.ts';
import type { Bench } from './benches.ts';

/** Result of one benchmark. */
export interface Outcome {
  bench: Bench;
  args: readonly string[];
  findings: readonly Finding[];
  /** Undefined if it succeeded. */
  failure?: string;
  seconds: number;
  /** Load averages of the last minute, before and after. */
  loads: readonly [number, number];
}

// Other work on the machine comes first; the peer of a benchmark has the same priority.
const PRIORITY = 10;
const KILL_AFTER_MS = 20_000;

/** Time limit of a small run. */
const SMALL_MINUTES = 4;

/** Runs one benchmark in its own process group, and ends the whole group at the time limit. It never throws. */
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
  if (pid) setPriority(pid, PRIORITY);
  child.on('message', (finding) => findings.push(finding as Finding));
  let failure: string | undefined;
  const timers: NodeJS.Timeout[] = [];
  const end = (signal: NodeJS.Signals) => {
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // It has already ended.
    }
  };
  const onTimeout = () => {
    failure = `timed out after ${minutes} minutes`;
    end('SIGTERM');
    timers.push(setTimeout(end, KILL_AFTER_MS, 'SIGKILL'));
  };
  timers.push(setTimeout(onTimeout, minutes * 60_000));
  const stop = () => end('SIGTERM');
  process.on('exit', stop);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  process.off('exit', stop);
  for (const timer of timers) clearTimeout(timer);
  // Ends processes that it left running.
  end('SIGKILL');
  if (code !== 0) failure ??= signal ? `ended by ${signal}` : `exit code ${code}`;
  if (findings.length === 0) failure ??= 'it reported no figure';
  return {
    bench,
    args,
    findings,
    ...(failure !== undefined && { failure }),
    seconds: (performance.now() - begun) / 1000,
    loads: [before, loadavg()[0]!],
  };
}
