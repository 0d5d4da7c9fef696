import { z } from 'zod';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { PROBLEM_PHRASES } from '#phrases';
import { NEGATIVE_PROMPT_MAX_CHARACTERS, SEED_MAX } from '#platform/limits/limits';
import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  DEFAULT_GENERATION_SETTINGS as DEFAULTS,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from './generation-settings.ts';

const category = oneOf(CONTENT_CATEGORIES);
const mood = oneOf(MOODS);
const colorScheme = oneOf(COLOR_SCHEMES);
const composition = oneOf(COMPOSITIONS);
export const visualStyle = oneOf(VISUAL_STYLES);
export const outputFormat = oneOf(OUTPUT_FORMATS);

/** The form's settings, with its defaults. */
export const formSettings = z.object({
  category: category.default(DEFAULTS.category),
  style: visualStyle.default(DEFAULTS.style),
  mood: mood.default(DEFAULTS.mood),
  colorScheme: colorScheme.default(DEFAULTS.colorScheme),
  composition: composition.default(DEFAULTS.composition),
  outputFormat: outputFormat.default(DEFAULTS.outputFormat),
});
export type FormSettings = z.infer<typeof formSettings>;

export const creditFree = z
  .boolean()
  .default(false)
  .describe(
    'Makes a picture without works whose authors must be named, even if it shows less of the prompt.',
  );

/** Pictures with the same seed, prompt and settings by the same model are the same, if the model can. */
export const seed = z.int().min(0).max(SEED_MAX);

export const chosenSeed = seed
  .nullable()
  .default(null)
  .describe('Seed of the first picture; each further one has the next. Null: a random one.');

/** Commas separate things. */
export const negativePrompt = z.string().trim().max(NEGATIVE_PROMPT_MAX_CHARACTERS);

export const chosenNegativePrompt = negativePrompt
  .default('')
  .describe('What the picture must not show, separated by commas.');

/** Chosen settings; a missing one is left to the prompt. */
export const wishes = z
  .object({
    category,
    style: visualStyle,
    mood,
    colorScheme,
    composition,
    outputFormat,
    creditFree: z.literal(true),
    negativePrompt,
  })
  .partial();
export type Wishes = z.infer<typeof wishes>;

function oneOf<Values extends Record<string, unknown>>(values: Values) {
  const known = Object.keys(values) as [keyof Values & string, ...(keyof Values & string)[]];
  return z.enum(known, { error: PROBLEM_PHRASES.oneOf({ values: known }) });
}
