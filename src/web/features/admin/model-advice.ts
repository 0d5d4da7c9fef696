import type { ModelState } from '#contract/model-health';
import type { Operations } from '#contract/operations';
import { budgetStanding, dollars } from './model-texts.ts';
import type { Advice } from './operations-advice.ts';

/** What is wrong with the configured models, and with the money they may cost. */
export function adviseOnModels({ models, modelBudget }: Operations): Advice[] {
  return [...models.flatMap(adviseOnModel), ...(modelBudget ? adviseOnBudget(modelBudget) : [])];
}

function adviseOnModel({ id, provider, state, missingVariable, lastFailure }: ModelState): Advice[] {
  const who = provider ?? id;
  const said = lastFailure ? ` It said: ${lastFailure.detail}` : '';
  if (state === 'unconfigured')
    return [
      {
        problem: `${missingVariable ?? 'A variable'} is missing: ${id} can make nothing.`,
        remedy: `Set ${missingVariable ?? 'it'}, or take ${id} out, and start again.`,
        isGrave: true,
      },
    ];
  if (state === 'refused')
    return [
      {
        problem: `${who} refuses calls of ${id}.`,
        remedy: `See that its key and the model’s name are right, and that the account has funds.${said}`,
        isGrave: true,
      },
    ];
  if (state === 'down')
    return [
      {
        problem: `${id} does not answer.`,
        remedy: `It is tried again by itself; what IMAGE_MODEL_FALLBACK, TEXT_MODEL_FALLBACK and VISION_MODEL_FALLBACK name stands in meanwhile.${said}`,
        isGrave: false,
      },
    ];
  return [];
}

function adviseOnBudget(budget: NonNullable<Operations['modelBudget']>): Advice[] {
  const standing = budgetStanding(budget);
  if (standing === 'spent')
    return [
      {
        problem: `The day’s budget of ${dollars(budget.usd)} for hosted models is used up.`,
        remedy:
          'They make nothing until 00:00 UTC. A higher MODEL_BUDGET_USD, after a start, lets them go on.',
        isGrave: true,
      },
    ];
  if (standing === 'near')
    return [
      {
        problem: `Hosted models have cost ${dollars(budget.spentUsd)} of ${dollars(budget.usd)} today: the gallery paints no more.`,
        remedy:
          'People’s pictures go on. A higher MODEL_BUDGET_USD, after a start, lets the gallery go on too.',
        isGrave: false,
      },
    ];
  return [];
}
