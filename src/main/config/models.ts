import { z } from 'zod';
import { readModelName } from '#server/adapters/model-providers/model-name';
import { type ProviderValues, SAFETY, type Safety } from '#server/adapters/model-providers/provider';
import { PROVIDERS } from '#server/adapters/model-providers/registry';
import { httpUrl, integer, list, oneOf } from './value-schemas.ts';

/** Which models paint, write and look. A model's id is `studio`, `builtin`, or `provider/model`. */
export interface ModelsConfig {
  /** What people may choose to have painted by; the first is taken where they don't. */
  images: readonly [string, ...string[]];
  /** What stands in for an image model that is down or misconfigured, in this order. */
  imageFallback: readonly string[];
  text: string;
  textFallback: readonly string[];
  vision: string;
  visionFallback: readonly string[];
  /** What paints the pictures of ads, for which nobody pays. */
  adImage: string;
  /** Credits that an image costs, for models that have a price of their own. */
  costs: ReadonlyMap<string, number>;
  /** US dollars that an image costs, for models whose price is not known here or not as it is. */
  prices: ReadonlyMap<string, number>;
  /** US dollars that hosted models may cost in a day (UTC); `undefined`: no limit. */
  budgetUsd: number | undefined;
  /** Seconds that one call of a model may take. */
  callTimeoutS: number;
  safety: Safety;
  /** What the environment says to each provider, by its name. */
  providers: Readonly<Record<string, ProviderValues>>;
}

/** Who serves what can stand where the built-in one does. */
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
    .default('')
    .transform(list)
    .pipe(z.array(z.string().regex(/^[^\s=]+=\d{1,6}(\.\d{1,6})?$/, { error })))
    .transform((texts) => new Map(texts.map((text) => [text.split('=')[0]!, Number(text.split('=')[1])])))
    .refine((map) => [...map.values()].every((value) => value >= least), { error });
};

export const modelVariables = {
  IMAGE_MODEL: models('studio')
    .refine((ids) => ids.length > 0, { error: 'must name a model', abort: true })
    .transform((ids) => [...new Set(ids)])
    .pipe(z.tuple([z.string()], z.string()))
    .default(['studio']),
  IMAGE_MODEL_FALLBACK: models('studio').default([]),
  IMAGE_MODEL_COSTS: pairs('whole credits', 1).refine(
    (map) => [...map.values()].every((cost) => Number.isInteger(cost) && cost <= 1_000),
    { error: 'must list models with whole credits from 1 to 1000' },
  ),
  TEXT_MODEL: model('builtin').default('builtin'),
  TEXT_MODEL_FALLBACK: models('builtin').default([]),
  VISION_MODEL: model('builtin').default('builtin'),
  VISION_MODEL_FALLBACK: models('builtin').default([]),
  AD_IMAGE_MODEL: model('studio').default('studio'),
  MODEL_PRICES: pairs('US dollars an image', 0),
  MODEL_BUDGET_USD: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,4})?$/, { error: 'must be US dollars, such as 25 or 2.50' })
    .transform(Number)
    .optional(),
  MODEL_CALL_TIMEOUT_S: integer(1, 3_600, 120),
  MODEL_SAFETY: oneOf(SAFETY).default('standard'),
  ...providerVariables(),
};

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

export function readModels(env: ModelVariables & Readonly<Record<string, unknown>>): ModelsConfig {
  return {
    images: env.IMAGE_MODEL,
    imageFallback: env.IMAGE_MODEL_FALLBACK,
    text: env.TEXT_MODEL,
    textFallback: env.TEXT_MODEL_FALLBACK,
    vision: env.VISION_MODEL,
    visionFallback: env.VISION_MODEL_FALLBACK,
    adImage: env.AD_IMAGE_MODEL,
    costs: env.IMAGE_MODEL_COSTS,
    prices: env.MODEL_PRICES,
    budgetUsd: env.MODEL_BUDGET_USD,
    callTimeoutS: env.MODEL_CALL_TIMEOUT_S,
    safety: env.MODEL_SAFETY,
    providers: Object.fromEntries(
      PROVIDERS.map(({ name, settings }) => [
        name,
        Object.fromEntries(
          Object.entries(settings).map(([setting, { variable, default: byDefault }]) => [
            setting,
            (env[variable] as string | undefined) ?? byDefault,
          ]),
        ),
      ]),
    ),
  };
}

/** Every provider's variables; addresses are checked, keys are whatever they are. */
function providerVariables(): Record<string, z.ZodType<string | undefined>> {
  const variables = PROVIDERS.flatMap(({ settings }) => Object.values(settings));
  return Object.fromEntries(
    variables.map(({ variable }) => [
      variable,
      (variable.endsWith('_URL') ? httpUrl : z.string()).optional(),
    ]),
  );
}
