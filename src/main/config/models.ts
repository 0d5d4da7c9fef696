import { z } from 'zod';
import { readModelName } from '#adapters/model-providers/model-name';
import { type ProviderValues, SAFETY } from '#adapters/model-providers/provider';
import { PROVIDERS } from '#adapters/model-providers/registry';
import { httpUrl, integer, list, oneOf } from './value-schemas.ts';
import type { Values, Variable } from './variable.ts';

/** Providers of the models that can replace each built-in one. */
const SERVING = {
  studio: PROVIDERS.filter(({ imageModels }) => imageModels.length > 0),
  builtin: PROVIDERS.filter(({ isForPicturesAlone }) => !isForPicturesAlone),
};

const model = (builtIn: keyof typeof SERVING) => {
  const names = SERVING[builtIn].map(({ name }) => name);
  return z
    .string()
    .refine((text) => text === builtIn || names.includes(readModelName(text)?.provider ?? ''), {
      error: `must be ${builtIn} or provider/model, of ${names.join(', ')}`,
    });
};

const models = (builtIn: keyof typeof SERVING) =>
  z
    .string()
    .transform(list)
    .pipe(z.array(model(builtIn)));

/** `id=value` pairs; ids have no comma and no equals sign. */
const pairs = (what: string, least: number) => {
  const error = `must list models with ${what}, such as openai/gpt-image-1=${least + 2}`;
  return z
    .string()
    .transform(list)
    .pipe(z.array(z.string().regex(/^[^\s=]+=\d{1,6}(\.\d{1,6})?$/, { error })))
    .transform((texts) => new Map(texts.map((text) => [text.split('=')[0]!, Number(text.split('=')[1])])))
    .refine((map) => [...map.values()].every((value) => value >= least), { error });
};

export const modelVariables = {
  images: {
    name: 'IMAGE_MODEL',
    schema: models('studio')
      .refine((ids) => ids.length > 0, { error: 'must name a model', abort: true })
      .transform((ids) => [...new Set(ids)])
      .pipe(z.tuple([z.string()], z.string())),
    default: 'studio',
    isUsual: true,
    words:
      'Image models that people choose from, comma-separated; the first is the default. A model is studio, the built-in engine, or provider/model, such as openai/gpt-image-1. docs/models.md says what each model can do and what it costs.',
  },
  imageFallback: {
    name: 'IMAGE_MODEL_FALLBACK',
    schema: models('studio'),
    default: '',
    words:
      'Image models that replace the chosen one while it is down, misconfigured or over its budget, in this order.',
  },
  costs: {
    name: 'IMAGE_MODEL_COSTS',
    schema: pairs('whole credits', 1).refine(
      (map) => [...map.values()].every((cost) => Number.isInteger(cost) && cost <= 1_000),
      { error: 'must list models with whole credits from 1 to 1000' },
    ),
    default: '',
    words:
      'Credits that an image costs, for models that do not cost GENERATION_COST: a list such as openai/gpt-image-1=3.',
  },
  text: {
    name: 'TEXT_MODEL',
    schema: model('builtin'),
    default: 'builtin',
    isUsual: true,
    words:
      "Text model, builtin or provider/model. It enhances prompts, invents the gallery's, and writes ads.",
  },
  textFallback: {
    name: 'TEXT_MODEL_FALLBACK',
    schema: models('builtin'),
    default: '',
    words: 'Text models that replace it while it fails, in this order.',
  },
  vision: {
    name: 'VISION_MODEL',
    schema: model('builtin'),
    default: 'builtin',
    isUsual: true,
    words: 'Vision model, builtin or provider/model. It describes pictures.',
  },
  visionFallback: {
    name: 'VISION_MODEL_FALLBACK',
    schema: models('builtin'),
    default: '',
    words: 'Vision models that replace it while it fails, in this order.',
  },
  adImage: {
    name: 'AD_IMAGE_MODEL',
    schema: model('studio'),
    default: 'studio',
    words: 'Image model for the pictures of ads, which nobody pays for.',
  },
  prices: {
    name: 'MODEL_PRICES',
    schema: pairs('US dollars an image', 0),
    default: '',
    words:
      'US dollars that an image costs, for models whose price is unknown or different: a list such as fal/fal-ai/flux/dev=0.025.',
  },
  budgetUsd: {
    name: 'MODEL_BUDGET_USD',
    schema: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,4})?$/, { error: 'must be US dollars, such as 25 or 2.50' })
      .transform(Number),
    isUsual: true,
    words:
      'US dollars that hosted models may cost in a day (UTC). After 80 % of it nothing is made for the gallery. Unset: no limit.',
  },
  callTimeoutS: {
    name: 'MODEL_CALL_TIMEOUT_S',
    schema: integer(1, 3_600),
    default: '120',
    words: 'Seconds that one call of a model may take.',
  },
  safety: {
    name: 'MODEL_SAFETY',
    schema: oneOf(SAFETY),
    default: 'standard',
    words: "How strict the providers' own filters are, where they can be set: strict, standard or relaxed.",
  },
} as const;

/** Every provider's variables, by their names. Addresses are checked; keys are not. */
export const providerVariables: Readonly<Record<string, Variable<string>>> = Object.fromEntries(
  PROVIDERS.flatMap(({ label, settings }) =>
    Object.values(settings).map(({ variable: name, isSecret, default: fallback, words }) => [
      name,
      {
        name,
        schema: name.endsWith('_URL') ? httpUrl : z.string(),
        words: `${label}: ${words ?? (isSecret ? 'API key' : 'address')}.`,
        ...(isSecret && { isSecret }),
        ...(fallback !== undefined && { default: fallback }),
      },
    ]),
  ),
);

export interface ModelsConfig extends Values<typeof modelVariables> {
  /** The values of each provider's settings, by its name. */
  providers: Readonly<Record<string, ProviderValues>>;
}

export function readModels(
  values: Values<typeof modelVariables>,
  ofProviders: Values<typeof providerVariables>,
): ModelsConfig {
  const providers = PROVIDERS.map(({ name, settings }) => [
    name,
    Object.fromEntries(
      Object.entries(settings).map(([setting, { variable }]) => [setting, ofProviders[variable]]),
    ),
  ]);
  return { ...values, providers: Object.fromEntries(providers) };
}
