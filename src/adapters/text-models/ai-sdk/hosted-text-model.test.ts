import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TextModel } from '#ports/text-model';
import { describeTextModel } from '#testing/text-model-suite';
import { GOOD_ANSWER, startWordsServer, type WordsServer } from '#testing/words-server';
import { createHostedTextModel } from './hosted-text-model.ts';

const { signal } = new AbortController();
const MODELS = {
  openai: 'gpt-5.4-mini',
  google: 'gemini-3.5-flash',
  anthropic: 'claude-sonnet-4-5',
  'openai-compatible': 'qwen3',
};
const enhancement = { prompt: 'a lighthouse keeper at dusk', maxCharacters: 2_000 };
const categoryRequest = { category: 'nature', recent: [] };

describe.each(Object.entries(MODELS))('text from %s', (name, model) => {
  let words: WordsServer;
  let textModel: TextModel;
  const enhance = (options = { signal }) => textModel.enhancePrompt!(enhancement, options);

  beforeAll(async () => {
    words = await startWordsServer(name);
    textModel = createHostedTextModel({ id: `${name}/${model}`, hosted: words.hosted, purpose: 'ads' });
  });
  afterAll(() => words.close());
  afterEach(() => {
    words.server.script();
    words.calls.length = 0;
  });

  describeTextModel(`${name}/${model}`, async () => {
    const suite = await startWordsServer(name);
    suite.server.write(() => GOOD_ANSWER);
    const { hosted, close } = suite;
    return { model: createHostedTextModel({ id: `${name}/${model}`, hosted, purpose: 'ads' }), close };
  });

  test('is journaled with tokens and cost', async () => {
    words.server.write(() => GOOD_ANSWER);
    expect(await enhance()).toBe(GOOD_ANSWER.prompt);
    expect(words.calls).toMatchObject([
      {
        model: `${name}/${model}`,
        kind: 'text',
        purpose: 'ads',
        isCostAssumed: false,
        result: { outcome: 'delivered', inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
      },
    ]);
    const [{ expectedUsd, result } = { expectedUsd: -1, result: undefined }] = words.calls;
    if (name === 'openai-compatible') expect([expectedUsd, result?.usd]).toEqual([0, 0]);
    else expect(expectedUsd).toBeGreaterThan(result!.usd!);
  });

  test('is requested with a schema, in the request or in the prompt', async () => {
    const before = words.server.asks.length;
    words.server.write(() => GOOD_ANSWER);
    await textModel.writeImagePrompt(categoryRequest, { signal });
    const ask = words.server.asks[before];
    const schema = ask?.kind === 'text' ? (ask.schema ?? ask.prompt) : '';
    expect(JSON.stringify(schema)).toContain('aspectRatio');
  });

  test('is rejected with the provider’s reason if the provider refuses', async () => {
    words.server.script('refusal');
    const failure = await enhance().catch((error) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', kind: 'rejected' });
    expect(failure.reason).toMatch(/declined/);
    expect(words.calls.map(({ result }) => result?.outcome)).toEqual(['rejected']);
  });

  test.each(['wrong-key', 'no-funds'] as const)('fails as misconfigured after %s', async (behavior) => {
    words.server.script(behavior);
    await expect(enhance()).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  test.each(['broken', 'malformed', 'cut', 'page', 'empty'] as const)(
    'is requested again after an answer that was %s',
    async (behavior) => {
      words.server.script(behavior);
      words.server.write(() => GOOD_ANSWER);
      expect(await enhance()).toBe(GOOD_ANSWER.prompt);
      expect(words.calls.map(({ result }) => result?.outcome)).toEqual(['transient', 'delivered']);
    },
  );

  test('fails with the signal’s reason while the provider hangs', async () => {
    words.server.script('hang');
    const stop = new AbortController();
    const before = words.server.requests.length;
    const ended = enhance({ signal: stop.signal });
    ended.catch(() => undefined);
    while (words.server.requests.length === before) await new Promise(setImmediate);
    stop.abort(new Error('the worker stops'));
    await expect(ended).rejects.toThrow('the worker stops');
    expect(words.calls).toMatchObject([{ result: { outcome: 'abandoned' } }]);
  });
});

describe('answers', () => {
  let words: WordsServer;
  let textModel: TextModel;
  const enhance = () => textModel.enhancePrompt!(enhancement, { signal });
  /** Sends the answers in turn; repeats the last one. */
  const answer = (...texts: unknown[]) => {
    words.server.write(() => (texts.length > 1 ? texts.shift() : texts[0]));
    return words.server.asks.length;
  };

  beforeAll(async () => {
    words = await startWordsServer('openai-compatible');
    textModel = createHostedTextModel({
      id: 'openai-compatible/qwen3',
      hosted: words.hosted,
      purpose: 'generation',
    });
  });
  afterAll(() => words.close());

  test.each([
    ['in a code fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['between words', (json: string) => `Sure, here it is:\n\n${json}\n\nLet me know!`],
    ['after thoughts', (json: string) => `<think>The user wants {a lighthouse}.</think>\n${json}`],
    ['with a trailing comma', (json: string) => json.replace(/\}$/, ',}')],
    ['with an extra property', (json: string) => json.replace(/^\{/, '{"thoughts":"…",')],
  ])('can be %s', async (_, wrap) => {
    const before = answer(wrap(JSON.stringify({ prompt: GOOD_ANSWER.prompt })));
    expect(await enhance()).toBe(GOOD_ANSWER.prompt);
    expect(words.server.asks.length - before).toBe(1);
  });

  test.each([
    ['not JSON', 'A lighthouse at dusk.'],
    ['in another shape', { text: 'A lighthouse' }],
    ['cut off', '{"prompt": "A lighthouse keeper at du'],
    ['empty', { prompt: '' }],
    [
      'in another language',
      { prompt: 'Ein Leuchtturmwärter steht in der Dämmerung auf der Klippe und blickt auf das Meer' },
    ],
    [
      'about something else',
      { prompt: 'A bowl of ramen on a wooden counter in the warm light of a small shop' },
    ],
    ['with an address that nobody typed', { prompt: `${GOOD_ANSWER.prompt}, see www.example.com` }],
    ['with a placeholder', { prompt: `${GOOD_ANSWER.prompt} in {colour}` }],
  ])('that are %s are requested once more', async (_, first) => {
    const before = answer(first, GOOD_ANSWER);
    expect(await enhance()).toBe(GOOD_ANSWER.prompt);
    expect(words.server.asks.length - before).toBe(2);
  });

  test('that are plain text twice are accepted', async () => {
    const before = answer(`“${GOOD_ANSWER.prompt}”`);
    expect(await enhance()).toBe(GOOD_ANSWER.prompt);
    expect(words.server.asks.length - before).toBe(2);
  });

  test('that are unusable twice fail, and are not requested again', async () => {
    for (const bad of [
      'No.',
      { prompt: '' },
      { prompt: 'A bowl of ramen on a wooden counter in the light' },
    ]) {
      const before = answer(bad);
      await expect(enhance()).rejects.toMatchObject({ kind: 'transient', wasRetried: true });
      expect(words.server.asks.length - before).toBe(2);
    }
  });

  test('that repeat our instructions are not accepted', async () => {
    const before = words.server.asks.length;
    words.server.write(({ prompt }) => ({ prompt: prompt.slice(0, 600) }));
    await expect(enhance()).rejects.toMatchObject({ kind: 'transient' });
    expect(words.server.asks.length - before).toBe(2);
  });

  test('that say sorry are refusals, and are quoted', async () => {
    const before = answer('I’m sorry, but I can’t help with a picture of that.');
    await expect(enhance()).rejects.toMatchObject({
      kind: 'rejected',
      reason: 'OpenAI-compatible server declined this: “I’m sorry, but I can’t help with a picture of that.”',
    });
    expect(words.server.asks.length - before).toBe(1);
  });

  test('that are too long are cut after a sentence', async () => {
    const long = `${GOOD_ANSWER.prompt}. ${'Gulls circle in the fading light. '.repeat(80)}`;
    const before = answer({ prompt: long });
    const written = await enhance();
    expect(written.length).toBeLessThanOrEqual(2_000);
    expect(written).toMatch(/^A keeper.*fading light\.$/);
    expect(words.server.asks.length - before).toBe(2);
  });

  test('keep quoted words of the prompt', async () => {
    const prompt = 'a café with a sign “Zum Anker” and a board "Kuchen 3 €"';
    const lost = { prompt: 'A small café with a wooden sign and a chalk board in the morning sun, 35 mm' };
    const kept = {
      prompt: 'A small café with a sign “Zum Anker” and a chalk board "Kuchen 3 €" in the morning sun, 35 mm',
    };
    answer(lost, kept);
    const ask = () => textModel.enhancePrompt!({ prompt, maxCharacters: 2_000 }, { signal });
    expect(await ask()).toBe(kept.prompt);
    answer(lost);
    await expect(ask()).rejects.toMatchObject({ kind: 'transient', wasRetried: true });
  });

  test.each([
    [
      'is misspelled',
      'a beatiful montain in the mist',
      'A beautiful mountain rises from the mist at dawn, 85 mm',
    ],
    [
      'is in few foreign words',
      'Berg im Nebel',
      'A mountain rises from the mist at dawn, with an 85 mm lens',
    ],
    ['is one word', 'serenity', 'Still water of a lake at dawn, in soft light, with a low horizon'],
  ])('to a prompt that %s are accepted', async (_, prompt, written) => {
    const before = answer({ prompt: written });
    expect(await textModel.enhancePrompt!({ prompt, maxCharacters: 2_000 }, { signal })).toBe(written);
    expect(words.server.asks.length - before).toBe(1);
  });

  test('to a prompt in another language are accepted in English', async () => {
    const written =
      'Two women in red coats cross a bridge in Munich in light snow, 85 mm, soft grey morning light';
    answer({ prompt: written });
    const prompt = 'Zwei Frauen in roten Mänteln gehen in München bei Schnee über eine Brücke';
    expect(await textModel.enhancePrompt!({ prompt, maxCharacters: 2_000 }, { signal })).toBe(written);
  });

  test('that are similar to an earlier prompt are requested once more', async () => {
    const other = {
      prompt: 'A tide pool with anemones and a hermit crab, from above, macro lens, clear cold morning light',
      aspectRatio: '1:1',
    };
    const before = answer(GOOD_ANSWER, other);
    const recent = [GOOD_ANSWER.prompt];
    expect(await textModel.writeImagePrompt({ category: 'nature', recent }, { signal })).toEqual(other);
    expect(words.server.asks.length - before).toBe(2);
  });

  test('with an unknown shape get a default one', async () => {
    answer({ ...GOOD_ANSWER, aspectRatio: '9:21' });
    expect(await textModel.writeImagePrompt(categoryRequest, { signal })).toMatchObject({
      aspectRatio: '3:2',
    });
  });
});
