import { z } from 'zod';
import { finding } from '#features/plans/contract/billing';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { isolationReport } from '#platform/isolation/isolation-report';
import * as contract from '../contract/operations.ts';
import { checkLedger } from '../rules/check-ledger.ts';
import { findOperations } from '../rules/find-operations.ts';

export type AdminOperationsDeps = Parameters<typeof findOperations>[0];

/** The state of the site, for admins. */
export function registerAdminOperations(app: App, deps: AdminOperationsDeps): void {
  route(app, contract.findOperations, async () => {
    const now = new Date();
    return presentOperations(await findOperations(deps, { now }), now);
  });

  route(app, contract.checkLedger, async () => ({
    checkedAt: new Date().toISOString(),
    ...(await checkLedger(deps)),
  }));
}

function presentOperations(
  {
    models,
    modelBudget,
    queues,
    isolation,
    storage,
    failedGenerations,
    payments,
  }: Awaited<ReturnType<typeof findOperations>>,
  now: Date,
): contract.Operations {
  const { newestEvent, reconciliations } = payments;
  return {
    now: now.toISOString(),
    models,
    modelBudget,
    storage,
    queues: queues.map((queue) => ({ ...queue, oldestSince: queue.oldestSince?.toISOString() ?? null })),
    isolation: isolation.map(({ measuredAt, properties, ...report }) => ({
      ...report,
      measuredAt: measuredAt.toISOString(),
      properties: isolationReport.shape.properties.parse(properties),
    })),
    failedGenerations: failedGenerations.map(({ completedAt, ...one }) => ({
      ...one,
      failedAt: completedAt.toISOString(),
    })),
    payments: {
      ...payments,
      newestEvent: newestEvent
        ? {
            type: newestEvent.type,
            source: newestEvent.source === 'webhook' ? 'webhook' : 'reconciliation',
            at: newestEvent.handledAt.toISOString(),
          }
        : null,
      reconciliations: reconciliations.map((run) => ({
        ...run,
        startedAt: run.startedAt.toISOString(),
        finishedAt: run.finishedAt?.toISOString() ?? null,
        findings: z.array(finding).parse(run.findings),
      })),
    },
  };
}
