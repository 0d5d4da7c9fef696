import type { OpenRenditionDeps } from '#features/images/rules/open-rendition';
import { sendSharedFile } from '#features/sharing/routes/send-shared-file';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/collections.ts';
import type { CollectionsDeps } from '../rules/change-collection.ts';
import { addToCollection, moveInCollection, removeFromCollection } from '../rules/collect-pictures.ts';
import { createCollection } from '../rules/create-collection.ts';
import { deleteCollection } from '../rules/delete-collection.ts';
import {
  findCollection,
  findSharedCollection,
  findSharedCollectionObject,
  listCollectionPictures,
  listCollections,
} from '../rules/list-collections.ts';
import { shareCollection, withdrawLink } from '../rules/share-collection.ts';
import { updateCollection } from '../rules/update-collection.ts';
import {
  presentCollection,
  presentCollectionPicture,
  presentSharedCollection,
} from './present-collection.ts';

type Deps = CollectionsDeps & OpenRenditionDeps & { publicUrl: string };

/** A person's collections, and the unlisted pages of those that are shared: `/shared/collections/{token}`. */
export function registerCollectionRoutes(app: App, deps: Deps): void {
  const read = async (of: { userId: string; id: string }) =>
    presentCollection(await findCollection(deps, of), deps);

  route(app, contract.listCollections, async ({ user }) =>
    (await listCollections(deps, user.id)).map((row) => presentCollection(row, deps)),
  );

  route(app, contract.createCollection, async ({ user, body, reply }) => {
    const id = await createCollection(deps, { userId: user.id, ...body });
    reply.code(201);
    return await read({ userId: user.id, id });
  });

  route(app, contract.updateCollection, async ({ user, params, body }) => {
    const of = { userId: user.id, ...params };
    await updateCollection(deps, { ...of, ...body });
    return await read(of);
  });

  route(app, contract.deleteCollection, ({ user, params }) =>
    deleteCollection(deps, { userId: user.id, ...params }),
  );

  route(app, contract.listCollectionPictures, async ({ user, params, query, reply }) => {
    const { rows, total } = await listCollectionPictures(deps, { userId: user.id, ...params, ...query });
    reply.header('x-total-count', total);
    return rows.map(presentCollectionPicture);
  });

  route(app, contract.addToCollection, ({ user, params, body }) =>
    addToCollection(deps, { userId: user.id, ...params, ...body }),
  );

  route(app, contract.removeFromCollection, ({ user, params, body }) =>
    removeFromCollection(deps, { userId: user.id, ...params, ...body }),
  );

  route(app, contract.moveInCollection, ({ user, params, body }) =>
    moveInCollection(deps, { userId: user.id, ...params, ...body }),
  );

  route(app, contract.shareCollection, async ({ user, params }) => {
    const of = { userId: user.id, ...params };
    await shareCollection(deps, of);
    return await read(of);
  });

  route(app, contract.withdrawCollectionLink, async ({ user, params }) => {
    const of = { userId: user.id, ...params };
    await withdrawLink(deps, of);
    return await read(of);
  });

  route(app, contract.findSharedCollection, async ({ params, query, reply }) => {
    const shared = await findSharedCollection(deps, { ...params, ...query });
    reply.header('x-robots-tag', 'noindex');
    return presentSharedCollection(shared);
  });

  route(app, contract.sendCollectionPicture, async ({ params, query, request, reply }) => {
    const objectKey = await findSharedCollectionObject(deps, params);
    return sendSharedFile(deps, request, reply, { token: params.token, objectKey, width: query.width });
  });
}
