import { requireScope } from '#features/api-keys/routes/require-key';
import {
  addToCollection,
  moveInCollection,
  removeFromCollection,
} from '#features/collections/rules/collect-pictures';
import { createCollection } from '#features/collections/rules/create-collection';
import { deleteCollection } from '#features/collections/rules/delete-collection';
import {
  findCollection,
  listCollectionPictures,
  listCollections,
} from '#features/collections/rules/list-collections';
import { shareCollection, withdrawLink } from '#features/collections/rules/share-collection';
import { updateCollection } from '#features/collections/rules/update-collection';
import type { GenerationsDeps } from '#features/generations/routes/generations';
import type { SecurityEventsDeps } from '#features/security-events/rules/record-security-event';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/v1-collections.ts';
import { presentV1Collection, presentV1CollectionPicture } from './present-v1.ts';

/** Collections, for programs. */
export function registerV1Collections(app: App, deps: GenerationsDeps & SecurityEventsDeps): void {
  route(app, contract.listV1Collections, async ({ user }) => ({
    data: (await listCollections(deps, user.id)).map((row) => presentV1Collection(row, deps)),
  }));

  route(app, contract.createV1Collection, async ({ user, key, body, reply }) => {
    const id = await createCollection(deps, { userId: user.id, apiKeyId: key.id, ...body });
    reply.code(201);
    return presentV1Collection(await findCollection(deps, { userId: user.id, id }), deps);
  });

  route(app, contract.updateV1Collection, async ({ user, key, params, body }) => {
    await updateCollection(deps, { userId: user.id, apiKeyId: key.id, ...params, ...body });
    return presentV1Collection(await findCollection(deps, { userId: user.id, ...params }), deps);
  });

  route(app, contract.deleteV1Collection, ({ user, key, params }) =>
    deleteCollection(deps, { userId: user.id, apiKeyId: key.id, ...params }),
  );

  route(app, contract.listV1CollectionPictures, async ({ user, params, query }) => {
    const { rows, total } = await listCollectionPictures(deps, { userId: user.id, ...params, ...query });
    return { data: rows.map((row) => presentV1CollectionPicture(row, deps)), total };
  });

  route(app, contract.addToV1Collection, async ({ user, key, params, body }) => {
    const { shareToken } = await findCollection(deps, { userId: user.id, ...params });
    // A shared collection shows its pictures to everybody.
    if (shareToken !== null) requireScope(deps, { user, key }, 'gallery:write');
    return await addToCollection(deps, { userId: user.id, apiKeyId: key.id, ...params, ...body });
  });

  route(app, contract.removeFromV1Collection, ({ user, key, params: { id, imageId } }) =>
    removeFromCollection(deps, { userId: user.id, apiKeyId: key.id, id, imageIds: [imageId] }),
  );

  route(app, contract.orderV1Collection, ({ user, key, params, body }) =>
    moveInCollection(deps, { userId: user.id, apiKeyId: key.id, ...params, ...body }),
  );

  route(app, contract.shareV1Collection, async ({ user, key, params }) => {
    await shareCollection(deps, { userId: user.id, apiKeyId: key.id, ...params });
    return presentV1Collection(await findCollection(deps, { userId: user.id, ...params }), deps);
  });

  route(app, contract.unshareV1Collection, async ({ user, key, params }) => {
    await withdrawLink(deps, { userId: user.id, apiKeyId: key.id, ...params });
    return presentV1Collection(await findCollection(deps, { userId: user.id, ...params }), deps);
  });
}
