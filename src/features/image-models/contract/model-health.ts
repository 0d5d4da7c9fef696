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
 * State of a configured model. `built-in`: runs on this server, always available. `unconfigured`: a variable is missing.
 * `refused`: the provider rejects the key or does not know the model. `down`: the last call failed. `ready`: the last call,
 * or the check of the key, succeeded. `untried`: not called yet.
 */
export const MODEL_STATES = ['built-in', 'ready', 'untried', 'down', 'refused', 'unconfigured'] as const;
export type ModelCondition = (typeof MODEL_STATES)[number];

export const modelState = z.object({
  /** As configured: `provider/model`, `studio` or `builtin`. */
  id: z.string(),
  name: z.string(),
  /** Null for a model that runs on this server. */
  provider: z.string().nullable(),
  uses: z.array(z.enum(MODEL_USES)),
  state: z.enum(MODEL_STATES),
  /** The environment variable that is missing. */
  missingVariable: z.string().nullable(),
  /** The newest failure of the last 24 hours, in the provider's words with keys removed. */
  lastFailure: z.object({ kind: z.string(), detail: z.string(), at: z.iso.datetime() }).nullable(),
  /** In the last 24 hours. */
  calls: count,
  failures: count,
  /** US dollars since 00:00 UTC. */
  costTodayUsd: z.number().nonnegative(),
  /** Estimated US dollars per image; null for models that make no images or run on this server. */
  usdPerImage: z.number().nonnegative().nullable(),
  /** Whether that price is a guess, since no price is configured or known. */
  isPriceAssumed: z.boolean(),
});
export type ModelState = z.infer<typeof modelState>;

/** The daily budget (UTC) of hosted models, and what is spent of it. */
export const modelBudget = z.object({
  usd: z.number().nonnegative(),
  spentUsd: z.number().nonnegative(),
  /** Spending at which pictures for the gallery stop. */
  galleryStopsAtUsd: z.number().nonnegative(),
  resetsAt: z.iso.datetime(),
});
export type ModelBudget = z.infer<typeof modelBudget>;
