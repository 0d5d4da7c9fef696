import { describe, expect, test } from 'vitest';
import { createHostedModels } from '#adapters/model-providers/hosted-models';
import { listConfiguredModels, listHostedModels } from '../models/list-configured-models.ts';
import { listImageModels } from '../models/list-image-models.ts';
import { imagePriceOf, modelBudgetOf } from '../models/model-prices.ts';
import { listModelWarnings } from '../models/model-warnings.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const models = (env: Record<string, string>) => readConfig(env).models;

function opened(env: Record<string, string>) {
  const config = readConfig(env);
  const journal = {
    begin: () => Promise.reject(new Error('nothing is called')),
    end: () => Promise.resolve(),
  };
  return {
    config,
    hosted: createHostedModels({
      settings: config.models.providers,
      callTimeoutS: config.models.callTimeoutS,
      journal,
      onJournalFailure: () => undefined,
    }),
  };
}

const OPENAI = { OPENAI_API_KEY: 'sk-confidential' };

describe('the variables of models', () => {
  test('use built-in models if none is set', () => {
    expect(models({})).toMatchObject({
      images: ['studio'],
      imageFallback: [],
      text: 'builtin',
      textFallback: [],
      vision: 'builtin',
      visionFallback: [],
      adImage: 'studio',
      budgetUsd: undefined,
      callTimeoutS: 120,
      safety: 'standard',
    });
  });

  test('set models, their fallbacks and their costs', () => {
    const read = models({
      ...OPENAI,
      IMAGE_MODEL: 'openai/gpt-image-1, studio,openai/gpt-image-1, replicate/acme/paints:v1',
      IMAGE_MODEL_FALLBACK: 'google/gemini-2.5-flash-image, studio',
      IMAGE_MODEL_COSTS: 'openai/gpt-image-1=4, replicate/acme/paints:v1=2',
      TEXT_MODEL: 'openai/gpt-5-mini',
      TEXT_MODEL_FALLBACK: 'builtin',
      VISION_MODEL: 'openai/gpt-5-mini',
      VISION_MODEL_FALLBACK: 'builtin',
      AD_IMAGE_MODEL: 'openai/gpt-image-1',
      MODEL_PRICES: 'replicate/acme/paints:v1=0.035',
      MODEL_BUDGET_USD: '12.50',
      MODEL_CALL_TIMEOUT_S: '30',
      MODEL_SAFETY: 'strict',
    });
    expect(read).toMatchObject({
      images: ['openai/gpt-image-1', 'studio', 'replicate/acme/paints:v1'],
      imageFallback: ['google/gemini-2.5-flash-image', 'studio'],
      text: 'openai/gpt-5-mini',
      textFallback: ['builtin'],
      vision: 'openai/gpt-5-mini',
      visionFallback: ['builtin'],
      adImage: 'openai/gpt-image-1',
      budgetUsd: 12.5,
      callTimeoutS: 30,
      safety: 'strict',
      providers: { openai: { apiKey: 'sk-confidential' } },
    });
    expect(read.costs.get('openai/gpt-image-1')).toBe(4);
    expect(read.prices.get('replicate/acme/paints:v1')).toBe(0.035);
  });

  test.each([
    ['IMAGE_MODEL', 'acme/paints', 'must be studio or provider/model'],
    ['IMAGE_MODEL', 'gpt-image-1', 'must be studio or provider/model'],
    ['IMAGE_MODEL', 'builtin', 'must be studio or provider/model'],
    ['IMAGE_MODEL', ' , ', 'must name a model'],
    ['IMAGE_MODEL_FALLBACK', 'studio,', undefined],
    ['IMAGE_MODEL_FALLBACK', 'nobody', 'must be studio'],
    ['IMAGE_MODEL_COSTS', 'openai/gpt-image-1', 'must list models with whole credits'],
    ['IMAGE_MODEL_COSTS', 'openai/gpt-image-1=0', 'must list models with whole credits'],
    ['IMAGE_MODEL_COSTS', 'openai/gpt-image-1=1.5', 'must list models with whole credits'],
    ['IMAGE_MODEL_COSTS', 'openai/gpt-image-1=1001', 'must list models with whole credits'],
    ['TEXT_MODEL', 'studio', 'must be builtin'],
    ['TEXT_MODEL', 'fal/fal-ai/flux/dev', 'must be builtin'],
    ['TEXT_MODEL', 'openai/a,openai/b', undefined],
    ['VISION_MODEL', 'openai/', 'must be builtin'],
    ['AD_IMAGE_MODEL', 'builtin', 'must be studio'],
    ['MODEL_PRICES', 'openai/gpt-image-1=-1', 'must list models with US dollars'],
    ['MODEL_BUDGET_USD', '-1', 'must be US dollars'],
    ['MODEL_BUDGET_USD', '1e9', 'must be US dollars'],
    ['MODEL_CALL_TIMEOUT_S', '0', 'must be'],
    ['MODEL_SAFETY', 'none', 'must be'],
    ['OPENAI_COMPATIBLE_BASE_URL', 'localhost:8080', 'must be'],
  ])('%s of “%s” is said to be wrong where it is', (name, value, words) => {
    if (words === undefined) {
      expect(() => readConfig({ [name]: value })).not.toThrow();
      return;
    }
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}.* ${words}|^${name} ${words}`));
  });

  test('never print a key in an error', () => {
    const wrong = () => readConfig({ ...OPENAI, IMAGE_MODEL: 'sk-confidential' });
    expect(wrong).toThrow(/^(?!.*sk-confidential)/);
  });
});

describe('the models that users can choose', () => {
  test('are the configured ones with keys, and always the default', () => {
    const env = {
      IMAGE_MODEL: 'google/imagen-4.0-generate-001,openai/gpt-image-1,studio,fal/fal-ai/flux/dev',
    };
    const { config, hosted } = opened({ ...env, ...OPENAI, IMAGE_MODEL_COSTS: 'openai/gpt-image-1=4' });
    expect(listImageModels(config, hosted)).toMatchObject([
      { id: 'google/imagen-4.0-generate-001', cost: 1 },
      { id: 'openai/gpt-image-1', provider: 'OpenAI', cost: 4, takesReference: true },
      { id: 'studio', name: 'Studio engine', provider: null, cost: 1, takesReference: true },
    ]);
  });

  test('cost GENERATION_COST unless set otherwise', () => {
    const { config, hosted } = opened({ ...OPENAI, IMAGE_MODEL: 'openai/gpt-image-1', GENERATION_COST: '2' });
    expect(listImageModels(config, hosted)).toMatchObject([{ id: 'openai/gpt-image-1', cost: 2 }]);
  });
});

describe('prices', () => {
  test('come from the operator, else from the provider, else are assumed', () => {
    const read = models({ MODEL_PRICES: 'openai/gpt-image-1=0.5' });
    expect(imagePriceOf(read, 'openai/gpt-image-1')).toEqual({ usd: 0.5, isAssumed: false });
    expect(imagePriceOf(read, 'replicate/acme/unheard-of')).toEqual({ usd: 0.1, isAssumed: true });
    expect(imagePriceOf(read, 'openai-compatible/flux')).toEqual({ usd: 0, isAssumed: false });
    expect(imagePriceOf(read, 'studio')).toEqual({ usd: 0, isAssumed: false });
  });

  test('of a picture are at least those of its cheapest model', () => {
    const budget = modelBudgetOf(
      models({
        MODEL_BUDGET_USD: '5',
        MODEL_PRICES: 'openai/gpt-image-1=0.5,google/gemini-2.5-flash-image=0.2',
        IMAGE_MODEL_FALLBACK: 'google/gemini-2.5-flash-image',
      }),
    )!;
    expect(budget.usd).toBe(5);
    expect(budget.leastUsdOf('openai/gpt-image-1')).toBe(0.2);
    expect(budget.leastUsdOf('studio')).toBe(0);
    expect(modelBudgetOf(models({}))).toBeUndefined();
  });
});

describe('warnings at the start', () => {
  const warningsFor = (env: Record<string, string>) => listModelWarnings(readConfig(env));

  test('are empty if nothing is missing', () => {
    expect(warningsFor({})).toEqual([]);
    expect(warningsFor({ ...OPENAI, IMAGE_MODEL: 'openai/gpt-image-1', GALLERY_BATCH: '0' })).toEqual([]);
  });

  test('name each missing variable with its model', () => {
    expect(warningsFor({ IMAGE_MODEL: 'openai/gpt-image-1', AD_IMAGE_MODEL: 'openai/gpt-image-1' })).toEqual([
      'OPENAI_API_KEY is missing: openai/gpt-image-1 can make nothing',
    ]);
  });

  test('name the gallery’s cost if there is no budget', () => {
    const painter = { ...OPENAI, IMAGE_MODEL: 'openai/gpt-image-1', MODEL_PRICES: 'openai/gpt-image-1=0.05' };
    expect(warningsFor({ ...painter, GALLERY_CRON: '0 */2 * * *', GALLERY_BATCH: '10' })).toEqual([
      expect.stringContaining('about 6 US dollars a day with openai/gpt-image-1'),
    ]);
    expect(warningsFor({ ...painter, MODEL_BUDGET_USD: '3' })).toEqual([]);
    expect(warningsFor({ ...painter, GALLERY_CRON: '0 0 1 2 *' })).toEqual([]);
  });

  test('name assumed prices if there is a budget, and no key', () => {
    const lines = warningsFor({
      IMAGE_MODEL: 'replicate/acme/unheard-of',
      REPLICATE_API_TOKEN: 'r8-confidential',
      MODEL_BUDGET_USD: '3',
    });
    expect(lines).toEqual([
      'the price of replicate/acme/unheard-of is unknown: MODEL_BUDGET_USD assumes 0.1 US dollars an image (set MODEL_PRICES)',
    ]);
  });
});

test('operators see each model once, with all its uses', () => {
  const { config, hosted } = opened({
    IMAGE_MODEL: 'openai/gpt-image-1,studio',
    IMAGE_MODEL_FALLBACK: 'studio',
    TEXT_MODEL: 'openai/gpt-5-mini',
    VISION_MODEL: 'openai/gpt-5-mini',
    MODEL_BUDGET_USD: '0',
  });
  const listed = listConfiguredModels(config.models, hosted);
  expect(listed.budgetUsd).toBe(0);
  expect(listed.models).toMatchObject([
    { id: 'openai/gpt-image-1', provider: 'OpenAI', uses: ['images'], missingVariable: 'OPENAI_API_KEY' },
    { id: 'studio', provider: null, uses: ['images', 'images-fallback', 'ad-pictures'], usdPerImage: null },
    { id: 'openai/gpt-5-mini', uses: ['texts', 'vision'], usdPerImage: null },
  ]);
  expect(listHostedModels(config.models)).toEqual(['openai/gpt-image-1', 'openai/gpt-5-mini']);
});
