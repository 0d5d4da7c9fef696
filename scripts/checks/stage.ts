import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  /** Names of failed tests, where the stage has several. */
  failedTests?: string[];
}

export interface Stage {
  name: string;
  /** Program and arguments; programs of npm packages need no path. */
  command: readonly [string, ...string[]];
  /** Shows the output as it arrives. */
  live?: boolean;
  /** Counts the stage's tests, given its exit code; by default a stage is one test. */
  count?(exitCode: number): Promise<Counts>;
}

export interface Result extends Counts {
  name: string;
  seconds: number;
  /** Printed lines. */
  output: string[];
}

/** Runs one stage. It never throws. */
export async function runStage(root: string, { name, command, live, count }: Stage): Promise<Result> {
  const startedAt = performance.now();
  if (live) console.log(`• ${name}`);
  const { exitCode, output } = await run(root, command, live ?? false);
  const counts = await (count ?? countOne)(exitCode);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...counts, name, seconds, output: output.trimEnd().split('\n') };
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
