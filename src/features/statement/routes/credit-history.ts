import type { App } from '#platform/http/app';
import { creditHistory, creditHistoryQuery } from '../contract/credit-history.ts';
import { findCreditStanding } from '../rules/find-credit-standing.ts';
import { listCreditMovements } from '../rules/list-credit-movements.ts';
import { writeStatementCsv } from '../rules/write-statement-csv.ts';
import { presentCreditHistory } from './present-credit-movement.ts';

export type CreditHistoryDeps = Parameters<typeof listCreditMovements>[0];

const SIGN_IN = 'signed_out.see_credits';

/** The statement of whoever is signed in, page by page and as a file. */
export function registerCreditHistory(app: App, deps: CreditHistoryDeps): void {
  app.get(
    '/api/credit-history',
    {
      preValidation: async (request) => {
        await request.requireUser(SIGN_IN);
      },
      schema: { querystring: creditHistoryQuery, response: { 200: creditHistory } },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser();
      const [page, standing] = await Promise.all([
        listCreditMovements(deps, { userId, ...request.query }),
        findCreditStanding(deps, userId),
      ]);
      reply.header('cache-control', 'no-store');
      return presentCreditHistory(page, standing);
    },
  );

  app.get('/api/credit-history.csv', async (request, reply) => {
    const { id: userId } = await request.requireUser(SIGN_IN);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="framewright-credits-${day}.csv"`,
        'cache-control': 'no-store',
      })
      .send(writeStatementCsv(deps, { userId }));
  });
}
