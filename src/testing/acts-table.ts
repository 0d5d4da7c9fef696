import { ACTS, type Missing, NOT_ACTS } from './acts.ts';

/** Markers of the generated tables in docs/acts.md. */
const START = '<!-- Written by scripts/write-acts-table.ts from src/testing/acts.ts. -->';
const END = '<!-- End of what is written. -->';

/** The document with the tables as `acts.ts` has them. */
export function withActsTable(document: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/acts.md has no place for its tables');
  return `${before}${START}\n\n${acts()}\n\n${others()}\n\n${END}${after}`;
}

function acts(): string {
  const rows = ACTS.map(({ name, rest, mcp, command }) => [name, cell(rest), cell(mcp), cell(command)]);
  return table([['act', '`/api/v1`, and the TypeScript client', '`/mcp`', '`framewright`'], ...rows]);
}

function others(): string {
  const rows = Object.entries(NOT_ACTS).map(([path, reason]) => [`\`${path}\``, reason]);
  return table([['routes of the site that are no acts', 'because'], ...rows]);
}

function cell(way: readonly string[] | Missing): string {
  return 'because' in way ? `– ${way.because}` : way.map((name) => `\`${name}\``).join('<br>');
}

function table([head, ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head!), line(head!.map(() => '---')), ...rows.map(line)].join('\n');
}
