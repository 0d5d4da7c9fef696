/**
 * Writes .env.example, docs/configuration.md and the README's table from the tables of configuration variables; with
 * `--check` it writes nothing, and exits with 1 if a file differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Variable, VariableTable } from '#main/config/variable';
import { SECTIONS, TABLES } from '#main/config/variables';

const COLUMNS = 120;
const README_START = '<!-- Written by scripts/write-variable-docs.ts from src/main/config. -->';
const README_END = '<!-- End of the table. -->';

const sections = SECTIONS.map(({ title, tables }) => ({
  title,
  variables: tables.flatMap((name): Variable[] => Object.values<Variable>(TABLES[name] as VariableTable)),
}));

const readme = await readFile('README.md', 'utf8');
const files = { '.env.example': toExample(), 'docs/configuration.md': toDocument(), 'README.md': toReadme() };
for (const [file, text] of Object.entries(files)) {
  if (text === (await readFile(file, 'utf8').catch(() => ''))) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} differs from the variables: run \`node scripts/write-variable-docs.ts\`.`);
    process.exitCode = 1;
  } else await writeFile(file, text);
}

function toExample(): string {
  const head = [
    '# Every variable that Framewright reads, with its default. Development needs none of them.',
    '# Set them in the environment of `npm start`: this file is documentation, and is not read.',
    '# Written by scripts/write-variable-docs.ts from the tables in src/main/config.',
  ].join('\n');
  const written = sections.map(({ title, variables }) =>
    [
      `# --- ${title} ---`.padEnd(COLUMNS, '-'),
      ...variables.map((variable) => [...comment(wordsOf(variable)), lineOf(variable)].join('\n')),
    ].join('\n'),
  );
  return `${[head, ...written].join('\n\n')}\n`;
}

function lineOf({ name, default: fallback = '' }: Variable): string {
  return `${name}=${fallback}`;
}

function comment(text: string): string[] {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + 1 + word.length > COLUMNS) lines.push('#');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines;
}

function wordsOf({ words, isForDevelopment }: Variable): string {
  return isForDevelopment ? `For development. ${words}` : words;
}

function toDocument(): string {
  const written = sections.map(
    ({ title, variables }) =>
      `## ${title}\n\n${toTable(
        ['variable', 'meaning', 'default', 'read by'],
        variables.map((variable) => [
          `\`${variable.name}\`${variable.isSecret ? ' (secret)' : ''}`,
          wordsOf(variable),
          variable.default ? `\`${variable.default}\`` : '',
          (variable.readBy ?? ['web', 'worker']).join(', '),
        ]),
      )}`,
  );
  return `${[
    '# Configuration',
    'Every variable, written by `scripts/write-variable-docs.ts` from the tables in `src/main/config`. They are read from the environment of `npm start`, which passes each to the processes in the last column only. A wrong value stops the start with a line that names the variable.',
    ...written,
  ].join('\n\n')}\n`;
}

function toReadme(): string {
  const [before, rest = ''] = readme.split(README_START);
  const after = rest.split(README_END)[1];
  if (after === undefined) throw new Error('README.md has no place for its table of variables');
  const usual = sections.flatMap(({ variables }) => variables.filter(({ isUsual }) => isUsual));
  const rows = usual.map(({ name, words }) => [`\`${name}\``, `${words.split(/(?<=\.) /)[0]}`]);
  return `${before}${README_START}\n\n${toTable(['variable', 'meaning'], rows)}\n\n${README_END}${after}`;
}

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
