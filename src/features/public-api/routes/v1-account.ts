import { presentListedAsset } from '#features/assets/routes/present-asset';
import { deleteAsset } from '#features/assets/rules/delete-asset';
import { listAssets } from '#features/assets/rules/list-assets';
import { findCredits } from '#features/credits/rules/find-credits';
import { presentCreditHistory } from '#features/statement/routes/present-credit-movement';
import { findCreditStanding } from '#features/statement/rules/find-credit-standing';
import { listCreditMovements } from '#features/statement/rules/list-credit-movements';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/v1-account.ts';

export type V1AccountDeps = Parameters<typeof listAssets>[0] &
  Parameters<typeof deleteAsset>[0] &
  Parameters<typeof listCreditMovements>[0] & { publicUrl: string };

/** Credits and uploads, for programs. */
export function registerV1Account(app: App, deps: V1AccountDeps): void {
  route(app, contract.findV1Credits, ({ user }) => findCredits(deps, user.id));

  route(app, contract.listV1CreditMovements, async ({ user, query }) => {
    const [page, standing] = await Promise.all([
      listCreditMovements(deps, { userId: user.id, ...query }),
      findCreditStanding(deps, user.id),
    ]);
    const { movements, ...history } = presentCreditHistory(page, standing);
    return {
      ...history,
      data: movements.map(({ generation, ...movement }) => ({
        ...movement,
        generationId: generation && !generation.isDeleted ? generation.id : null,
      })),
    };
  });

  route(app, contract.listV1References, async ({ user, query }) => {
    const { assets, total } = await listAssets(deps, { userId: user.id, ...query });
    const data = assets.map((row) => {
      const { thumbHash: _, imageUrl, ...asset } = presentListedAsset(row);
      return { ...asset, url: deps.publicUrl + imageUrl };
    });
    return { data, total };
  });

  route(app, contract.deleteV1Reference, ({ user, params, query }) =>
    deleteAsset(deps, { userId: user.id, ...params, evenIfUsed: query.evenIfUsed === 'true' }),
  );
}
