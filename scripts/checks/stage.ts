import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  /** Program and arguments; programs of packages are found. */
  command: readonly [string, ...string[]];
  /** Shows the output while it comes. */
  live?: boolean;
  /** What the stage counts for, by its exit code; by default it is one test. */
  count?(exitCode: number): Promise<Counts>;
}

export interface Result extends Counts {
  name: string;
  /** The last lines of what it printed. */
  ending: string;
}

const ENDING_LINES = 80;

/** Runs one stage to its end, and prints what came of it. It never throws. */
export async function runStage(root: string, { name, command, live, count }: Stage): Promise<Result> {
  const startedAt = performance.now();
  if (live) console.log(`• ${name}`);
  const { exitCode, output } = await run(root, command, live ?? false);
  const counts = await (count ?? countOne)(exitCode);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`);
  const ending = output.trimEnd().split('\n').slice(-ENDING_LINES).join('\n').replace(/^/gm, '    ');
  return { ...counts, name, ending };
}

async function countOne(exitCode: number): Promise<Counts> {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function run(root: string, [program, ...args]: Stage['command'], live: boolean) {
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...(process.stdout.isTTY && live ? { FORCE_COLOR: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (live) process.stdout.write(text);
      });
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
