import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { CallPurpose } from '#ports/call-journal';
import { sumCostOfDay } from '../queries/model-calls.ts';
import { limitOf, nextReset, toMicroUsd } from './daily-budget.ts';

/** The daily budget of hosted models. */
export interface ModelBudget {
  /** US dollars. */
  usd: number;
  /** Lowest price of a picture in US dollars: by this image model or its fallback. */
  leastUsdOf(imageModel: string): number;
}

export interface ModelBudgetDeps {
  db: Database;
  /** Undefined: no limit. */
  modelBudget?: ModelBudget | undefined;
}

/** Whether the budget allows another picture by this model or its fallback. */
export async function isWithinBudget(
  { db, modelBudget }: ModelBudgetDeps,
  { imageModel, purpose }: { imageModel: string; purpose: CallPurpose },
): Promise<boolean> {
  if (!modelBudget) return true;
  const least = toMicroUsd(modelBudget.leastUsdOf(imageModel));
  return least === 0 || (await sumCostOfDay(db)) + least <= limitOf(purpose, modelBudget.usd);
}

/** The refusal of a picture for which today's budget has no money left. */
export function overBudgetRefusal(now: Date): AppError {
  return new AppError('rate_limited.model_budget', {
    retryAfter: Math.max(1, Math.ceil((nextReset(now).getTime() - now.getTime()) / 1000)),
  });
}
