/**
 * What `npm test` runs: every stage, whether or not an earlier one failed. The last line is
 * `N passed, N failed`; the exit code is 0 only when none failed.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratchFolder } from './checks/scratch-folder.ts';
import { type Counts, type Result, runStage, type Stage } from './checks/stage.ts';
import { vitestStage } from './checks/vitest-stage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = process.execPath;

// Longest first, two at a time.
const checks: Stage[] = [
  { name: 'page build', command: [node, 'scripts/build-pages.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'import boundaries', command: [node, 'scripts/checks/import-boundaries.ts'] },
  { name: 'ray marcher', command: [node, 'scripts/compile-kernel.ts', '--check'] },
  { name: 'schema types', command: [node, 'scripts/generate-schema-types.ts', '--check'] },
  { name: 'page weights', command: [node, 'scripts/checks/page-weights.ts'] },
  { name: 'lint', command: ['biome', 'ci', '--colors=off'] },
];
const AT_ONCE = 2;

const scratch = makeScratchFolder();
process.env.TMPDIR = scratch;
// Tests start programs and threads by the hundred: each finds its modules stripped of types and compiled.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled');

const results: Result[] = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let check = checks.shift(); check; check = checks.shift()) results.push(await runStage(root, check));
  }),
);
for (const project of ['unit', 'e2e']) results.push(await runStage(root, await vitestStage(project)));

// What failed is told last, where whoever reads only the end finds it.
for (const { name, failed, ending } of results) if (failed > 0) console.log(`✗ ${name}\n${ending}`);
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
