import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/favorites.ts';
import { addFavorite } from '../rules/add-favorite.ts';
import { listFavoriteIds, listFavorites } from '../rules/list-favorites.ts';
import { removeFavorite } from '../rules/remove-favorite.ts';
import { presentFavorite } from './present-favorite.ts';

export function registerFavoriteRoutes(app: App, deps: Parameters<typeof addFavorite>[0]): void {
  route(app, contract.listFavorites, async ({ user, query, reply }) => {
    const { rows, total } = await listFavorites(deps, {
      userId: user.id,
      ...query,
      isPublic: query.public === 'true',
    });
    reply.header('x-total-count', total);
    return rows.map(presentFavorite);
  });

  route(app, contract.listFavoriteIds, ({ user }) => listFavoriteIds(deps, { userId: user.id }));

  route(app, contract.addFavorite, async ({ user, body }) => ({
    imageId: await addFavorite(deps, { userId: user.id, id: body.imageId }),
  }));

  route(app, contract.removeFavorite, ({ user, params }) =>
    removeFavorite(deps, { userId: user.id, ...params }),
  );
}
