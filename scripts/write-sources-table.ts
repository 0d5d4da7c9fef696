/** `node scripts/write-sources-table.ts`: writes the table of docs/artwork.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { withSourcesTable } from '../src/testing/sources-table.ts';

const file = new URL('../docs/artwork.md', import.meta.url);
await writeFile(file, withSourcesTable(await readFile(file, 'utf8')));
