import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { withModelsTable } from '#testing/models-table';
import { PROVIDERS } from './registry.ts';

const root = new URL('../../../', import.meta.url);

describe('the documentation of models', () => {
  it('agrees with the providers’ files (else run: node scripts/write-models-table.ts)', async () => {
    const document = await readFile(new URL('docs/models.md', root), 'utf8');
    expect(document).toBe(withModelsTable(document));
  });

  it('has every variable in .env.example', async () => {
    const example = await readFile(new URL('.env.example', root), 'utf8');
    const variables = PROVIDERS.flatMap(({ settings }) => Object.values(settings));
    for (const { variable, default: byDefault = '' } of variables)
      expect(example.split('\n'), variable).toContain(`${variable}=${byDefault}`);
  });
});
