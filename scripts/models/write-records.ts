import { writeFile } from 'node:fs/promises';
import type { ModelCategory, ModelRecord } from '../../src/engines/photo-studio/models/model-record.ts';

const RECORDS = new URL('../../src/engines/photo-studio/models/records/', import.meta.url);

/** Writes a table for each category. */
export async function writeRecords(
  categories: readonly ModelCategory[],
  records: readonly ModelRecord[],
): Promise<void> {
  for (const category of categories)
    await writeFile(
      new URL(`${category}.ts`, RECORDS),
      `// Written by scripts/models/convert.ts.
import type { ModelRecord } from '../model-record.ts';

export const ${category.toUpperCase()}: readonly ModelRecord[] = [
${records
  .filter((record) => record.category === category)
  .map(present)
  .join('\n')}
];
`,
    );
}

function present({ parts, ...record }: ModelRecord): string {
  const { names, size, ...scalars } = record;
  const fields = [
    ...Object.entries(scalars).map(([name, value]) => `    ${name}: ${literal(value)},`),
    `    names: [${names.map(literal).join(', ')}],`,
    `    size: [${size.join(', ')}],`,
  ];
  const rows = parts.map((part) => {
    const values = Object.entries(part).map(([name, value]) => `${name}: ${literal(value)}`);
    return `      { ${values.join(', ')} },`;
  });
  return ['  {', ...fields, '    parts: [', ...rows, '    ],', '  },'].join('\n');
}

function literal(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  return value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replaceAll("'", "\\'")}'`;
}
