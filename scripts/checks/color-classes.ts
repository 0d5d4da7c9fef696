/**
 * Finds classes of unknown colors and sizes in the browser's code: Tailwind writes no style for them, and says nothing. Then it
 * checks itself with planted ones.
 * Run: node scripts/checks/color-classes.ts
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

const root = fileURLToPath(new URL('../..', import.meta.url));
const STYLES = join(root, 'src/web/app/styles.css');
const SOURCES = ['src/web/**/*.{ts,tsx}', 'src/features/*/web/**/*.{ts,tsx}'];
/** Utilities that take a color. */
const TAKES_COLOR =
  /^(?:accent|bg|border(?:-[belrstxy])?|caret|decoration|divide|(?:drop-|inset-|text-)?shadow|fill|from|inset-ring|outline|placeholder|ring|ring-offset|stroke|text|to|via)-/;

const base = dirname(STYLES);
const ours = await loadDesignSystem(readFileSync(STYLES, 'utf8'), { base });
const standard = await loadDesignSystem('@import "tailwindcss";', { base });
const scanner = new Scanner({});

const findings = [
  ...SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .flatMap((file) => findUnknown(file, readFileSync(join(root, file), 'utf8'))),
  ...findCheckFaults(),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

function findUnknown(file: string, content: string): string[] {
  const found = scanner.getCandidatesWithPositions({ content, extension: 'tsx' });
  const names = found.map(({ candidate }) => candidate);
  const isKnown = ours.candidatesToCss(names).map((css) => css !== null);
  // A class that Tailwind's own theme has, and ours has not.
  const isStandard = standard.candidatesToCss(names).map((css) => css !== null);
  return found.flatMap(({ candidate, position }, i) =>
    !isKnown[i] && (isStandard[i] || TAKES_COLOR.test(withoutVariants(candidate)))
      ? [`${file}:${lineOf(content, position)}: no token for the class ${candidate}`]
      : [],
  );
}

/** The class without `hover:` and the like, and without marks of importance. */
function withoutVariants(candidate: string): string {
  return candidate.slice(candidate.search(/[^:]*$/)).replace(/^[!-]/, '');
}

/** From bytes, as the scanner counts. */
function lineOf(content: string, position: number): number {
  return Buffer.from(content).subarray(0, position).toString().split('\n').length;
}

function findCheckFaults(): string[] {
  const reported = (name: string) => findUnknown('planted.tsx', `<i className="flex ${name} p-2" />`);
  const missed = ['bg-red-500', 'from-black/75', 'hover:text-safelite', 'rounded-xl', 'border-b-inc!'].filter(
    (name) => reported(name).length !== 1,
  );
  const wrong = [
    'from-scrim',
    'hover:bg-surface-2',
    'text-sm',
    'border-b',
    'rounded-md',
    'data-state',
  ].filter((name) => reported(name).length !== 0);
  return [
    ...missed.map((name) => `planted.tsx: the unknown class ${name} was not reported`),
    ...wrong.map((name) => `planted.tsx: the class ${name} was reported`),
  ];
}
