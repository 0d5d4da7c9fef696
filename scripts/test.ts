/**
 * `npm test`: the checks, the unit tests and the end-to-end tests; all stages run, also after a failure.
 * The last line is `N passed, N failed`; the exit code is 0 only if none failed.
 *
 * `npm test -- gallery` runs the tests of a feature, an engine or a part of a path, without the checks.
 * `npm run test:unit` and `npm run test:e2e` run one kind, and take such words too.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findTests, type TestFiles } from './checks/find-tests.ts';
import { makeScratchFolder } from './checks/scratch-folder.ts';
import { type Result, runStage } from './checks/stage.ts';
import { CHECKS, PAGE_BUILD, PAGE_WEIGHTS, runStages } from './checks/stages.ts';
import { vitestStage } from './checks/vitest-stage.ts';

const ENDING_LINES = 80;
const root = fileURLToPath(new URL('..', import.meta.url));
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});

let files: TestFiles;
try {
  files = findTests(root, words);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}

const scratch = makeScratchFolder();
process.env.TMPDIR = scratch;
// Tests start hundreds of programs and threads, which share compiled modules here.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled');

const results: Result[] = [];
const isFullRun = words.length === 0 && !values.only;
if (isFullRun) await runStages(root, [PAGE_BUILD, ...CHECKS, PAGE_WEIGHTS], report);
for (const project of ['unit', 'e2e'] as const) {
  if ((values.only ?? project) !== project || files[project].length === 0) continue;
  report(await runStage(root, await vitestStage(project, words.length === 0 ? [] : files[project])));
}

// Repeats failures at the end of the output.
for (const { name, failed, output } of results)
  if (failed > 0) console.log([`✗ ${name}`, ...output.slice(-ENDING_LINES)].join('\n    '));
for (const { failedTests = [] } of results) for (const name of failedTests) console.log(`✗ ${name}`);
const sum = (key: 'passed' | 'failed') => results.reduce((total, counts) => total + counts[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;

function report(result: Result): void {
  results.push(result);
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${result.name} (${result.seconds.toFixed(1)} s)`);
}
