/** `node scripts/write-model-sources.ts`: writes docs/photo-models.md and the list of the page /sources. */
import { writeFile } from 'node:fs/promises';
import { modelSourcesDocument, modelSourcesList } from '../src/testing/model-sources-table.ts';

await writeFile(new URL('../docs/photo-models.md', import.meta.url), modelSourcesDocument());
await writeFile(
  new URL('../src/features/legal/content/photo-models.ts', import.meta.url),
  modelSourcesList(),
);
