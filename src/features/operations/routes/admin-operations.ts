import { z } from 'zod';
import type { App } from '#platform/http/app';
import { type AdminDeps, requireAdmin } from '#platform/http/require-admin';
import { isolationReport } from '#platform/isolation/isolation-report';
import { finding, ledgerCheck, type Operations, operations } from '../contract/operations.ts';
import { checkLedger } from '../rules/check-ledger.ts';
import { findOperations } from '../rules/find-operations.ts';

export type AdminOperationsDeps = AdminDeps & Parameters<typeof findOperations>[0];

/** How the site is doing, for admins. */
export function registerAdminOperations(app: App, deps: AdminOperationsDeps): void {
  app.get('/api/admin/operations', { schema: { response: { 200: operations } } }, async (request, reply) => {
    await requireAdmin(deps, request);
    reply.header('cache-control', 'no-store');
    const now = new Date();
    return presentOperations(await findOperations(deps, { now }), now);
  });

  app.get(
    '/api/admin/operations/ledger',
    { schema: { response: { 200: ledgerCheck } } },
    async (request, reply) => {
      await requireAdmin(deps, request);
      reply.header('cache-control', 'no-store');
      return { checkedAt: new Date().toISOString(), ...(await checkLedger(deps)) };
    },
  );
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
): Operations {
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
