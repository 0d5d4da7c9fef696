import { type Result, runStage, type Stage } from './stage.ts';

const node = process.execPath;
const AT_ONCE = 2;

/** Stages of `npm run check`, and of `npm test` before its tests. Longest first. */
export const CHECKS: readonly Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit', '--pretty', 'false'] },
  { name: 'import boundaries', command: [node, 'scripts/checks/import-boundaries.ts'] },
  { name: 'ray marcher', command: [node, 'scripts/compile-kernel.ts', '--check'] },
  { name: 'schema types', command: [node, 'scripts/generate-schema-types.ts', '--check'] },
  { name: 'client types', command: ['tsc', '--noEmit', '--pretty', 'false', '-p', 'clients/typescript'] },
  { name: 'client', command: [node, 'scripts/write-typescript-client.ts', '--check'] },
  { name: 'color classes', command: [node, 'scripts/checks/color-classes.ts'] },
  { name: 'variable docs', command: [node, 'scripts/write-variable-docs.ts', '--check'] },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '--reporter=concise', '--max-diagnostics=none'] },
  { name: 'migrations', command: ['squawk', '--reporter', 'gcc', 'src/platform/db/migrations/*.sql'] },
  { name: 'unused code', command: ['knip', '--no-progress', '--reporter=compact'] },
];

/** More stages of `npm test`: the tests need the built pages. */
export const PAGE_BUILD: Stage = { name: 'page build', command: [node, 'scripts/build-pages.ts'] };
export const PAGE_WEIGHTS: Stage = {
  name: 'page weights',
  command: [node, 'scripts/checks/page-weights.ts'],
};

/** Runs all stages, two at a time, also after a failure. */
export async function runStages(
  root: string,
  stages: readonly Stage[],
  onResult: (result: Result) => void,
): Promise<void> {
  const waiting = stages.values();
  const runWaiting = async () => {
    for (const stage of waiting) onResult(await runStage(root, stage));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWaiting));
}
