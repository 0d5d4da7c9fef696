import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/credit-history.ts';
import { findCreditStanding } from '../rules/find-credit-standing.ts';
import { listCreditMovements } from '../rules/list-credit-movements.ts';
import { writeStatementCsv } from '../rules/write-statement-csv.ts';
import { presentCreditHistory } from './present-credit-movement.ts';

export type StatementDeps = Parameters<typeof listCreditMovements>[0];

/** The user's statement, page by page and as a file. */
export function registerStatementRoutes(app: App, deps: StatementDeps): void {
  route(app, contract.listCreditMovements, async ({ user, query }) => {
    const [page, standing] = await Promise.all([
      listCreditMovements(deps, { userId: user.id, ...query }),
      findCreditStanding(deps, user.id),
    ]);
    return presentCreditHistory(page, standing);
  });

  route(app, contract.downloadCreditMovements, async ({ user, reply }) => {
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="framewright-credits-${day}.csv"`)
      .send(writeStatementCsv(deps, { userId: user.id }));
  });
}
