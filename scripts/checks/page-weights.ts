/**
 * Compares the compressed size of each page's first visit with its budget in the table of pages. Then it checks itself:
 * missing budgets, and budgets one byte too small, must be reported.
 * Run: node scripts/checks/page-weights.ts
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES, type PageName, pageFile } from '#features/site/content/pages';
import { buildPages } from '#main/pages/build-pages';
import { assetsFrom, type Manifest } from '#web/app/page-assets.ts';

interface Part {
  /** File name of a page, or name of a part that all pages share. */
  name: string;
  bytes: number;
  /** Heaviest first. */
  files: { name: string; bytes: number }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const CLIENT = join(root, 'dist/client');
const PAGE = /^src\/(web\/app|features\/[^/]+\/web)\/pages\//;
const KB = 1_000;
const SHOWN_FILES = 5;
const BUDGETS_KB: Readonly<Record<string, number>> = {
  // Loaded by every page.
  styles: 15,
  fonts: 51,
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, { budgetKb }]) => [pageFile(name as PageName), budgetKb]),
  ),
};

await buildPages(root);
const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
// The files themselves have hashes for names.
const NAMES = new Map(Object.values(manifest).map(({ file, name }) => [`/${file}`, name]));
const parts = weighParts();
for (const { name, bytes } of parts) console.log(`${name.padEnd(28)} ${kilobytes(bytes).padStart(6)} kB`);
const problems = [...findProblems(parts, BUDGETS_KB), ...findCheckFaults()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function weighParts(): Part[] {
  const { boot, script, shared, styles, preloads, modules = {} } = assetsFrom(manifest);
  const everywhere = [boot, script, ...shared];
  const pages = Object.entries(modules).filter(([source]) => PAGE.test(source));
  return [
    weigh('styles', styles),
    weigh('fonts', preloads),
    // The not-found page has only the entry's scripts.
    weigh('not-found', everywhere),
    ...pages.map(([source, files]) => weigh(basename(source, '.tsx'), [...everywhere, ...files])),
  ];
}

function weigh(name: string, addresses: readonly string[]): Part {
  const files = addresses.map((address) => ({
    name: NAMES.get(address) ?? basename(address),
    bytes: sentBytes(address),
  }));
  files.sort((one, other) => other.bytes - one.bytes);
  return { name, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
}

/** The build writes a compressed copy beside each file that gets smaller. */
function sentBytes(address: string): number {
  const file = join(CLIENT, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function findProblems(weighed: readonly Part[], budgets: Readonly<Record<string, number>>): string[] {
  const names = new Set(weighed.map(({ name }) => name));
  return [
    ...weighed.flatMap((part) => problemOf(part, budgets[part.name]) ?? []),
    ...Object.keys(budgets)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a budget, but there is no such page.`),
  ];
}

function problemOf({ name, bytes, files }: Part, budget: number | undefined): string | undefined {
  if (budget === undefined) return `${name} has no budget; it weighs ${kilobytes(bytes)} kB.`;
  if (bytes <= budget * KB) return undefined;
  const heaviest = files.slice(0, SHOWN_FILES).map((file) => `${file.name} ${kilobytes(file.bytes)}`);
  return `${name} weighs ${kilobytes(bytes)} kB, its budget is ${budget} kB; the heaviest files: ${heaviest.join(', ')}`;
}

function findCheckFaults(): string[] {
  const tight = Object.fromEntries(parts.map(({ name, bytes }) => [name, (bytes - 1) / KB]));
  return parts.flatMap((part) =>
    findProblems([part], tight).some((problem) => problem.startsWith(`${part.name} weighs`)) &&
    findProblems([part], {}).length === 1
      ? []
      : [`A missing or too small budget of ${part.name} was not reported.`],
  );
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
