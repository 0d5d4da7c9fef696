import { writeFile } from 'node:fs/promises';
import type { ModelCategory, ModelRecord } from '../../src/engines/photo-studio/models/model-record.ts';

const RECORDS = new URL('../../src/engines/photo-studio/models/records/', import.meta.url);

/** Writes the table of a category. */
export async function writeRecords(category: ModelCategory, records: readonly ModelRecord[]): Promise<void> {
  await writeFile(
    new URL(`${category}.ts`, RECORDS),
    `// Written by scripts/convert-photo-models.ts.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: sizes in meters.
import type { ModelRecord } from '../model-record.ts';

export const ${category.toUpperCase()}: readonly ModelRecord[] = [
${records.map(present).join('\n')}
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
