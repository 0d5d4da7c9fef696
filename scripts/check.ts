/**
 * `npm run check`: types, lint, import boundaries, unused code and generated files. Prints a line for each
 * finding, then their number; the exit code is 0 only if there are none.
 */
import { fileURLToPath } from 'node:url';
import type { Result } from './checks/stage.ts';
import { CHECKS, runStages } from './checks/stages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const startedAt = performance.now();
let count = 0;
await runStages(root, CHECKS, (result) => {
  if (result.failed === 0) return;
  const findings = findingsOf(result);
  count += findings.length;
  for (const finding of findings) console.log(`${result.name}: ${finding}`);
});
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${count} ${count === 1 ? 'finding' : 'findings'} in ${seconds} s`);
process.exitCode = count > 0 ? 1 : 0;

/** Findings are lines with a file or rule and a colon. If there are none, the whole output is one finding. */
function findingsOf({ output }: Result): string[] {
  const findings = output.filter((line) => /^\S.*: /.test(line)).map((line) => line.replace(/^× /, ''));
  return findings.length > 0 ? findings : [output.join(' ')];
}
