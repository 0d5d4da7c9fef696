/** `node scripts/write-model-sources.ts`: writes docs/photo-models.md. */
import { writeFile } from 'node:fs/promises';
import { modelSourcesDocument } from '../src/testing/model-sources-table.ts';

await writeFile(new URL('../docs/photo-models.md', import.meta.url), modelSourcesDocument());
