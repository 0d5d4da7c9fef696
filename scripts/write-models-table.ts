/** `node scripts/write-models-table.ts`: writes the provider tables of docs/models.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { withModelsTable } from '../src/testing/models-table.ts';

const file = new URL('../docs/models.md', import.meta.url);
await writeFile(file, withModelsTable(await readFile(file, 'utf8')));
