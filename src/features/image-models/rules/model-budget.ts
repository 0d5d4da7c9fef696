import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { CallPurpose } from '#ports/call-journal';
import { sumCostOfDay } from '../queries/model-calls.ts';
import { limitOf, nextReset, toMicroUsd } from './daily-budget.ts';

/** What hosted models may cost in a day. */
export interface ModelBudget {
  /** US dollars. */
  usd: number;
  /** US dollars that a picture costs at least: by the image model itself, or by one that stands in for it. */
  leastUsdOf(imageModel: string): number;
}

export interface ModelBudgetDeps {
  db: Database;
  /** Absent where there is no limit. */
  modelBudget?: ModelBudget | undefined;
}

/** Whether another picture may be asked for: by its model, or by one that stands in for it. */
export async function isWithinBudget(
  { db, modelBudget }: ModelBudgetDeps,
  { imageModel, purpose }: { imageModel: string; purpose: CallPurpose },
): Promise<boolean> {
  if (!modelBudget) return true;
  const least = toMicroUsd(modelBudget.leastUsdOf(imageModel));
  return least === 0 || (await sumCostOfDay(db)) + least <= limitOf(purpose, modelBudget.usd);
}

/** What somebody is told who asks for a picture that the day's budget does not allow. */
export function overBudgetRefusal(now: Date): AppError {
  return new AppError('rate_limited.model_budget', {
    retryAfter: Math.max(1, Math.ceil((nextReset(now).getTime() - now.getTime()) / 1000)),
  });
}
