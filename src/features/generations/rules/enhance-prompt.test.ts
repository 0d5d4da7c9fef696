import { describe, expect, test } from 'vitest';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import { ProviderError } from '#platform/errors/provider-error';
import type { Moderation } from '#ports/moderation';
import type { TextModel } from '#ports/text-model';
import { enhancePrompt } from './enhance-prompt.ts';

const moderation = createRulesModeration();
const { signal } = new AbortController();
const WRITTEN = 'A lighthouse on a basalt cliff at dusk, long exposure, 35 mm, calm sea';

const ASKED = { prompt: 'a lighthouse', imageModel: 'studio', caller: 'ada', signal };

const writing = (write: NonNullable<TextModel['enhancePrompt']>): TextModel => ({
  ...createBuiltinTextModel(),
  enhancePrompt: write,
});

const enhance = (textModel: TextModel, options: { prompt?: string; signal?: AbortSignal } = {}) =>
  enhancePrompt({ textModel, moderation }, { ...ASKED, ...options });

describe('an enhanced prompt', () => {
  test('is the model’s text', async () => {
    expect(await enhance(writing(async ({ prompt }) => ` ${prompt} at dusk\n`))).toBe('a lighthouse at dusk');
  });

  test('is null if the model cannot enhance', async () => {
    expect(await enhance(createBuiltinTextModel())).toBeNull();
  });

  test.each([
    ['empty', ' '],
    ['the same', 'A  lighthouse.'],
    ['longer than a prompt may be', 'word '.repeat(401)],
    ['not to be pictured', 'a naked woman on a beach, explicit nudity'],
  ])('is null if it is %s', async (_, written) => {
    expect(await enhance(writing(async () => written))).toBeNull();
  });

  test.each([
    new ProviderError('rejected', 'no'),
    new ProviderError('transient', 'later'),
    new TypeError('?'),
  ])('is null after a failure: %s', async (failure) => {
    const model = writing(async () => {
      throw failure;
    });
    expect(await enhance(model)).toBeNull();
  });

  test('is null if the image model would leave its subject out, and not where a picture is the subject', async () => {
    const studio = createStudioPromptExplainer();
    const promptExplainers = new Map([['studio', studio]]);
    const write = async (written: string, imageModel: string | undefined) =>
      await enhancePrompt(
        { textModel: writing(async () => written), moderation, promptExplainers },
        { ...ASKED, prompt: 'red apple', imageModel },
      );
    expect(await write('A samovar on a lace tablecloth', 'studio')).toBeNull();
    expect(await write('A samovar on a lace tablecloth', 'hosted/model')).not.toBeNull();
    expect(await write('A samovar on a lace tablecloth', undefined)).not.toBeNull();
    expect(await write('A red apple on a wooden table', 'studio')).toBe('A red apple on a wooden table');
    await studio.close();
  });

  test('is null if moderation fails', async () => {
    const away: Moderation = {
      privateRules: 'law',
      judgePrompt: async () => {
        throw new ProviderError('transient', 'away');
      },
    };
    const textModel = writing(async () => WRITTEN);
    expect(await enhancePrompt({ textModel, moderation: away }, ASKED)).toBeNull();
  });

  test('fails with the signal’s reason after an abort', async () => {
    const stop = new AbortController();
    const reason = new Error('the worker stops');
    const hanging = writing(
      (_, options) =>
        new Promise((_resolve, reject) =>
          options.signal.addEventListener('abort', () => reject(new ProviderError('transient', 'cut'))),
        ),
    );
    const ended = enhance(hanging, { signal: stop.signal });
    stop.abort(reason);
    await expect(ended).rejects.toBe(reason);
    await expect(
      enhance(
        writing(async () => WRITTEN),
        { signal: stop.signal },
      ),
    ).rejects.toBe(reason);
  });
});
