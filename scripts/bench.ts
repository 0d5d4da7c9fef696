/**
 * `npm run bench [-- name…] [--small]`: runs the benchmarks of `bench/` one after the other, each with a time limit and at
 * low priority. A full run updates docs/benchmarks.md after each benchmark; named ones are only printed. A failed
 * benchmark appears in the table, and the others still run. `--small` uses tiny sizes, to check that the benchmarks work.
 * Exit code 1 if one failed or missed a bar.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BENCHES } from './bench/benches.ts';
import { type Outcome, runBench } from './bench/run-bench.ts';
import { HEAD, holds, rowsOf } from './bench/table.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const FILE = join(root, 'docs/benchmarks.md');
/** Markers around the table; text outside them stays. */
const [BEGIN, END] = ['<!-- table -->', '<!-- end of table -->'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const isFullRun = positionals.length === 0;
const chosen = BENCHES.filter(({ name, skipReason }) =>
  isFullRun ? !skipReason : positionals.includes(name),
);
// Exiting also ends the running benchmark.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
const outcomes: Outcome[] = [];
for (const bench of chosen) {
  console.log(`\n# ${bench.name}`);
  outcomes.push(await runBench(root, bench, { isSmall: values.small }));
  if (isFullRun) await writeTable();
}
console.log(`\n${[...HEAD, ...outcomes.flatMap(rowsOf)].join('\n')}`);
const isPassed = outcomes.every(({ failure, findings }) => !failure && findings.every(holds));
process.exitCode = isPassed ? 0 : 1;

async function writeTable(): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const [, after = ''] = rest.split(END);
  await writeFile(FILE, `${before}${BEGIN}\n\n${describe()}\n\n${listRows().join('\n')}\n\n${END}${after}`);
}

function listRows(): string[] {
  const done = new Set(outcomes.map(({ bench }) => bench.name));
  const others = BENCHES.filter(({ name }) => !done.has(name)).map(
    ({ name, title, skipReason }) =>
      `| **${title}** (\`bench ${name}\`, not run${skipReason ? `: ${skipReason}` : ''}) | | | | | |`,
  );
  return [...HEAD, ...outcomes.flatMap(rowsOf), ...others];
}

/** Time, machine and versions. */
function describe(): string {
  const [cpu] = cpus();
  const { node, v8 } = process.versions;
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} × ${cpu?.model.trim()},`,
    `${Math.round(totalmem() / 1e9)} GB, ${process.platform} ${process.arch}, Node ${node} (V8 ${v8}).`,
    values.small ? '**A small run**: far too small for the bars.' : '',
  ]
    .join(' ')
    .trim();
}
