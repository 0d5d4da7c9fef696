/** `node scripts/write-acts-table.ts`: writes the tables of docs/acts.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { withActsTable } from '../src/testing/acts-table.ts';

const file = new URL('../docs/acts.md', import.meta.url);
await writeFile(file, withActsTable(await readFile(file, 'utf8')));
