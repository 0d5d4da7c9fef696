import type { CallJournal } from '#ports/call-journal';
import { costOf, limitOf, overBudget, toMicroUsd } from './daily-budget.ts';

/** A journal for a process without a database. The budget counts for this process alone. */
export function createMemoryJournal({ budgetUsd }: { budgetUsd: number | undefined }): CallJournal {
  const costs: number[] = [];
  return {
    async begin({ model, purpose, expectedUsd }) {
      const cost = toMicroUsd(expectedUsd);
      const used = costs.reduce((sum, each) => sum + each, 0);
      if (budgetUsd !== undefined && cost > 0 && used + cost > limitOf(purpose, budgetUsd))
        throw overBudget(model, new Date());
      return String(costs.push(cost) - 1);
    },
    async end(callId, result) {
      const cost = costOf(result);
      if (cost !== undefined) costs[Number(callId)] = toMicroUsd(cost);
    },
  };
}
