import type { ModelState } from '#features/image-models/contract/model-health';
import type { Operations } from '../contract/operations.ts';
import { budgetStanding, dollars } from './model-texts.ts';
import type { Advice } from './operations-advice.ts';

/** Problems of the configured models and their budget. */
export function adviseOnModels({ models, modelBudget }: Operations): (Advice | null)[] {
  return [...models.map(adviseOnModel), modelBudget && adviseOnBudget(modelBudget)];
}

function adviseOnModel({ id, provider, state, missingVariable, lastFailure }: ModelState): Advice | null {
  const who = provider ?? id;
  const said = lastFailure ? ` It said: ${lastFailure.detail}` : '';
  if (state === 'unconfigured')
    return {
      problem: `${missingVariable ?? 'A variable'} is missing: ${id} cannot be used.`,
      remedy: `Set ${missingVariable ?? 'it'} or remove ${id}, then restart.`,
      isGrave: true,
    };
  if (state === 'refused')
    return {
      problem: `${who} refuses calls to ${id}.`,
      remedy: `Check the key, the model’s name and the account’s balance.${said}`,
      isGrave: true,
    };
  if (state === 'down')
    return {
      problem: `${id} does not answer.`,
      remedy: `It is retried automatically. Until then, the models of IMAGE_MODEL_FALLBACK, TEXT_MODEL_FALLBACK and VISION_MODEL_FALLBACK are used.${said}`,
      isGrave: false,
    };
  return null;
}

function adviseOnBudget(budget: NonNullable<Operations['modelBudget']>): Advice | null {
  const standing = budgetStanding(budget);
  if (standing === 'spent')
    return {
      problem: `Today’s budget of ${dollars(budget.usd)} for hosted models is used up.`,
      remedy: 'They are paused until 00:00 UTC. To go on now, raise MODEL_BUDGET_USD and restart.',
      isGrave: true,
    };
  if (standing === 'near')
    return {
      problem: `Hosted models have cost ${dollars(budget.spentUsd)} of ${dollars(budget.usd)} today: new gallery pictures are paused.`,
      remedy: 'Users’ pictures are not affected. To resume the gallery, raise MODEL_BUDGET_USD and restart.',
      isGrave: false,
    };
  return null;
}
