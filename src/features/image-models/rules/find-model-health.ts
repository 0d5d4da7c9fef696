import type { Database } from '#platform/db/client';
import type { ModelBudget, ModelCondition, ModelState } from '../contract/model-health.ts';
import { listModelActivity, type ModelActivityRow, sumCostOfDay } from '../queries/model-calls.ts';
import type { ConfiguredModel, ConfiguredModels } from './configured-models.ts';
import { GALLERY_SHARE, nextReset, toUsd } from './daily-budget.ts';

/** The state of each configured model, and how much of today's budget is spent. */
export async function findModelHealth(
  { db, configuredModels }: { db: Database; configuredModels: ConfiguredModels },
  { now }: { now: Date },
): Promise<{ models: ModelState[]; modelBudget: ModelBudget | null }> {
  const { models, budgetUsd } = configuredModels;
  const activity = await listModelActivity(
    db,
    models.map(({ id }) => id),
  );
  const states = models.map((model, index) => stateOf(model, activity[index]!));
  if (budgetUsd === undefined) return { models: states, modelBudget: null };
  return {
    models: states,
    modelBudget: {
      usd: budgetUsd,
      spentUsd: toUsd(await sumCostOfDay(db)),
      galleryStopsAtUsd: budgetUsd * GALLERY_SHARE,
      resetsAt: nextReset(now).toISOString(),
    },
  };
}

function stateOf(
  model: ConfiguredModel,
  { failure, calls, failures, cost, outcome }: ModelActivityRow,
): ModelState {
  return {
    ...model,
    uses: [...model.uses],
    state: conditionOf(model, outcome),
    lastFailure: failure && {
      kind: failure.outcome,
      detail: failure.detail,
      at: failure.endedAt.toISOString(),
    },
    calls,
    failures,
    costTodayUsd: toUsd(cost),
  };
}

function conditionOf(
  { provider, missingVariable }: ConfiguredModel,
  newest: ModelActivityRow['outcome'],
): ModelCondition {
  if (provider === null) return 'built-in';
  if (missingVariable !== null) return 'unconfigured';
  switch (newest) {
    case null:
      return 'untried';
    case 'transient':
      return 'down';
    case 'misconfigured':
      return 'refused';
    default:
      // A verdict on a request proves that the provider is up.
      return 'ready';
  }
}
