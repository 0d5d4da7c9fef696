/**
 * Checks the import boundaries. Also checks the rules: in a copy with one forbidden import for each rule, every rule must
 * report its own.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLANTED_IMPORTS, TARGETS } from './planted-imports.ts';

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = '.dependency-cruiser.cjs';
const ARROWS = 'scripts/checks/feature-arrows.cjs';
const problems = [...findViolations(), ...findSilentRules()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function findViolations(): string[] {
  const { modules, summary } = cruise(root);
  // Without its parser, dependency-cruiser reads nothing and reports nothing.
  if (modules.length === 0) return ['No module was read.'];
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

function findSilentRules(): string[] {
  const rules: { name: string }[] = createRequire(import.meta.url)(join(root, CONFIG)).forbidden;
  const copy = mkdtempSync(join(tmpdir(), 'framewright-boundaries-'));
  try {
    plant(copy);
    const reported = new Set(cruise(copy).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
    return rules
      .filter(({ name }) => !reported.has(`${name} src/${PLANTED_IMPORTS[name]?.[0]}`))
      .map(({ name }) => `The rule ${name} did not report the forbidden import that tests it.`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function plant(copy: string): void {
  for (const file of ['package.json', CONFIG, ARROWS]) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, 'src', file)), { recursive: true });
    writeFileSync(join(copy, 'src', file), text);
  };
  for (const file of TARGETS) write(file, 'export const target = 1;\n');
  for (const [from, to] of Object.values(PLANTED_IMPORTS))
    write(from, `import * as imported from '${to}';\nexport const planted = imported;\n`);
}

function cruise(folder: string): Report {
  const program = join(root, 'node_modules/.bin/depcruise');
  try {
    const output = execFileSync(
      process.execPath,
      [program, 'src', '--config', CONFIG, '--output-type', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return JSON.parse(output) as Report;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`dependency-cruiser failed: ${stderr || stdout}`, { cause: error });
  }
}
