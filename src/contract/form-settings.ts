import { z } from 'zod';
import { CONTENT_CATEGORIES } from './enumerations.ts';
import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  DEFAULT_GENERATION_SETTINGS as DEFAULTS,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from './generation-settings.ts';

/** The form beside the prompt. What is left out has the form's own default. */
export const formSettings = z.object({
  category: oneOf(CONTENT_CATEGORIES).default(DEFAULTS.category),
  style: oneOf(VISUAL_STYLES).default(DEFAULTS.style),
  mood: oneOf(MOODS).default(DEFAULTS.mood),
  colorScheme: oneOf(COLOR_SCHEMES).default(DEFAULTS.colorScheme),
  composition: oneOf(COMPOSITIONS).default(DEFAULTS.composition),
  outputFormat: oneOf(OUTPUT_FORMATS).default(DEFAULTS.outputFormat),
});
export type FormSettings = z.infer<typeof formSettings>;

function oneOf<Values extends Record<string, unknown>>(values: Values) {
  const known = Object.keys(values) as [keyof Values & string, ...(keyof Values & string)[]];
  return z.enum(known, { error: `must be one of ${known.join(', ')}` });
}
