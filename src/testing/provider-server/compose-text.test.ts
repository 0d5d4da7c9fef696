import { expect, test } from 'vitest';
import { createHostedTextModel } from '#adapters/text-models/ai-sdk/hosted-text-model';
import { startWordsServer } from '../words-server.ts';

const { signal } = new AbortController();

test.each(['openai-compatible', 'google'])('texts of %s are valid for the product', async (name) => {
  const { hosted, close, server } = await startWordsServer(name);
  try {
    const model = createHostedTextModel({ id: `${name}/m`, hosted, purpose: 'generation' });
    expect(await model.enhancePrompt!({ prompt: 'a red tractor', maxCharacters: 900 }, { signal })).toBe(
      'a red tractor, in soft morning light, with a low horizon and fine detail',
    );
    const nature = { category: 'nature', recent: [] };
    const prompts = [
      await model.writeImagePrompt(nature, { signal }),
      await model.writeImagePrompt(nature, { signal }),
    ];
    expect(new Set(prompts.map(({ prompt }) => prompt)).size).toBe(2);
    const visual = { subject: { prompt: 'handmade mugs' }, width: 600, height: 600 };
    expect(await model.writeAdVisual(visual, { signal })).toContain('handmade mugs');
    expect(server.asks).toHaveLength(4);
  } finally {
    close();
  }
});
