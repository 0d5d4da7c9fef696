import { licenseAddress, SOURCES } from '#features/legal/content/sources';

const START =
  '<!-- Written by scripts/write-sources-table.ts from src/features/legal/content/sources.ts. -->';
const END = '<!-- End of the table. -->';

/** The document with its table of sources as it should be. */
export function withSourcesTable(document: string): string {
  const [before, rest = ''] = document.split(START);
  return `${before}${START}\n\n${table()}\n\n${END}${rest.split(END)[1] ?? ''}`;
}

function table(): string {
  const rows = SOURCES.map(
    (source) =>
      `| [${source.name}](${source.address}) | ${source.usedFor} | [${source.license}](${licenseAddress(source)}) | ${source.author} | \`${source.package}\` ${source.version} | ${source.notice} |`,
  );
  return [
    '| source | used for | license | author | package | notice |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
