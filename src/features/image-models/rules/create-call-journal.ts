import type { Database } from '#platform/db/client';
import type { CallJournal } from '#ports/call-journal';
import {
  insertModelCall,
  lockModelCalls,
  sumCostOfDay,
  updateModelCallEnded,
} from '../queries/model-calls.ts';
import { costOf, limitOf, overBudget, toMicroUsd } from './daily-budget.ts';

const DETAIL_MAX = 2_000;

/**
 * A journal in the database, shared by all processes. A call counts with its expected cost until it ends. If it was
 * abandoned or its process died, that cost stays: the provider may have charged it.
 * @param input.budgetUsd US dollars a day (UTC); undefined: no limit
 */
export function createCallJournal({
  db,
  budgetUsd,
}: {
  db: Database;
  budgetUsd: number | undefined;
}): CallJournal {
  return {
    async begin({ model, kind, purpose, expectedUsd, isCostAssumed }) {
      const costMicroUsd = toMicroUsd(expectedUsd);
      const id = await db.transaction().execute(async (trx) => {
        // Free calls need no budget.
        if (budgetUsd !== undefined && costMicroUsd > 0) {
          await lockModelCalls(trx);
          if ((await sumCostOfDay(trx)) + costMicroUsd > limitOf(purpose, budgetUsd))
            throw overBudget(model, new Date());
        }
        return await insertModelCall(trx, { model, kind, purpose, costMicroUsd, isCostAssumed });
      });
      return String(id);
    },
    async end(callId, { detail, images, inputTokens, outputTokens, ...result }) {
      const cost = costOf(result);
      await updateModelCallEnded(db, Number(callId), {
        outcome: result.outcome,
        detail: detail?.replaceAll('\0', '').slice(0, DETAIL_MAX) ?? null,
        ...(cost !== undefined && { costMicroUsd: toMicroUsd(cost) }),
        ...(images !== undefined && { images }),
        inputTokens: inputTokens ?? null,
        outputTokens: outputTokens ?? null,
      });
    },
  };
}
