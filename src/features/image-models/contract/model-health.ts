import { z } from 'zod';

const count = z.number().int().nonnegative();

export const MODEL_USES = [
  'images',
  'images-fallback',
  'texts',
  'texts-fallback',
  'vision',
  'vision-fallback',
  'ad-pictures',
] as const;
export type ModelUse = (typeof MODEL_USES)[number];

/**
 * How a configured model is doing. `built-in`: runs here, nothing can be wrong with it. `unconfigured`: a variable is
 * missing. `refused`: the provider does not take the key, or does not know the model. `down`: the last calls failed.
 * `ready`: the last call, or the check of the key, went well. `untried`: none of it is known yet.
 */
export const MODEL_STATES = ['built-in', 'ready', 'untried', 'down', 'refused', 'unconfigured'] as const;
export type ModelCondition = (typeof MODEL_STATES)[number];

export const modelState = z.object({
  /** As it was configured: `provider/model`, `studio` or `builtin`. */
  id: z.string(),
  name: z.string(),
  /** Null for what runs here. */
  provider: z.string().nullable(),
  uses: z.array(z.enum(MODEL_USES)),
  state: z.enum(MODEL_STATES),
  /** The variable that it lacks. */
  missingVariable: z.string().nullable(),
  /** The newest of the last 24 hours, in the provider's words without keys. */
  lastFailure: z.object({ kind: z.string(), detail: z.string(), at: z.iso.datetime() }).nullable(),
  /** Of the last 24 hours. */
  calls: count,
  failures: count,
  /** US dollars since 00:00 UTC. */
  costTodayUsd: z.number().nonnegative(),
  /** US dollars that an image is reckoned at; null for what paints none and for what runs here. */
  usdPerImage: z.number().nonnegative().nullable(),
  /** Whether that price is a guess: nobody has said what the model costs. */
  isPriceAssumed: z.boolean(),
});
export type ModelState = z.infer<typeof modelState>;

/** What hosted models may cost in a day (UTC), and have cost. */
export const modelBudget = z.object({
  usd: z.number().nonnegative(),
  spentUsd: z.number().nonnegative(),
  /** Where the gallery's own pictures stop. */
  galleryStopsAtUsd: z.number().nonnegative(),
  resetsAt: z.iso.datetime(),
});
export type ModelBudget = z.infer<typeof modelBudget>;
