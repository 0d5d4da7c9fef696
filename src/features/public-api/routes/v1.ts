import { requireScope } from '#features/api-keys/routes/require-key';
import { chooseAsset } from '#features/assets/rules/choose-asset';
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
import { presentObject } from '#features/editing/routes/present-object';
import { findExpansion } from '#features/editing/rules/find-expansion';
import { listObjects } from '#features/editing/rules/list-objects';
import { type RequestEditDeps, requestEdit } from '#features/editing/rules/request-edit';
import {
  type RequestSubjectDeps,
  readSubject,
  requestSubject,
} from '#features/editing/rules/request-subject';
import { addFavorite } from '#features/favorites/rules/add-favorite';
import { listFavorites } from '#features/favorites/rules/list-favorites';
import { removeFavorite } from '#features/favorites/rules/remove-favorite';
import { presentGalleryImage } from '#features/gallery/routes/present-gallery-image';
import { findGalleryImage } from '#features/gallery/rules/find-gallery-image';
import { searchGallery } from '#features/gallery/rules/search-gallery';
import type { GenerationsDeps } from '#features/generations/routes/generations';
import { readGenerationFilter } from '#features/generations/routes/read-generation-filter';
import { cancelGeneration } from '#features/generations/rules/cancellation/cancel-generation';
import { deleteGeneration } from '#features/generations/rules/delete-generation';
import { findFacets } from '#features/generations/rules/find-facets';
import { findGeneration } from '#features/generations/rules/find-generation';
import { listGenerations } from '#features/generations/rules/list-generations';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { listTrash } from '#features/generations/rules/trash/list-trash';
import { restoreGeneration } from '#features/generations/rules/trash/restore-generation';
import { updateWords } from '#features/generations/rules/update-words';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { choosePage } from '#features/people/rules/choose-page';
import { findPerson } from '#features/people/rules/find-person';
import { findOwnPage, removeOwnPage } from '#features/people/rules/own-page';
import { listPublications } from '#features/publications/rules/list-publications';
import { requestPublication } from '#features/publications/rules/request-publication';
import { withdrawPublication } from '#features/publications/rules/withdraw-publication';
import type { SecurityEventsDeps } from '#features/security-events/rules/record-security-event';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import { V1_SIZES } from '../contract/public-api.ts';
import * as contract from '../contract/v1-endpoints.ts';
import {
  presentV1Collection,
  presentV1CollectionPicture,
  presentV1Favorite,
  presentV1GalleryDetail,
  presentV1GalleryImage,
  presentV1Generation,
  presentV1Page,
  presentV1Publication,
  presentV1Trash,
} from './present-v1.ts';

type V1Deps = GenerationsDeps &
  RequestEditDeps &
  RequestSubjectDeps &
  SecurityEventsDeps & { limits: RateLimiters } & Parameters<typeof searchGallery>[0];

/** The site for programs, by the rules of its own pages. Pictures are sent to the routes of `registerV1Pictures`. */
export function registerV1Routes(app: App, deps: V1Deps): void {
  route(app, contract.createV1Generation, async ({ user, key, body, idempotencyKey, reply }) => {
    const {
      prompt,
      model,
      aspectRatio,
      count,
      seed,
      negativePrompt,
      enhance,
      creditFree,
      anyway,
      reference,
    } = body;
    const settings = {
      ...(creditFree && { creditFree: true as const }),
      ...(negativePrompt !== '' && { negativePrompt }),
    };
    const { width, height } = V1_SIZES[aspectRatio];
    const accepted = await requestGeneration(deps, {
      userId: user.id,
      apiKeyId: key.id,
      prompt,
      modelId: QUICK_GENERATION_MODEL,
      category: null,
      width,
      height,
      imageCount: count,
      imageModel: model ?? null,
      enhance,
      anyway,
      seed,
      settings: Object.keys(settings).length > 0 ? settings : null,
      productId:
        reference === undefined
          ? null
          : await chooseAsset(deps, { userId: user.id, productId: reference, field: 'reference' }),
      publish: false,
      idempotencyKey,
    });
    reply.header('location', pathOf(contract.findV1Generation, { params: { id: accepted.id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id: accepted.id }), deps);
  });

  route(app, contract.listV1Generations, async ({ user, query }) => {
    const { limit, offset, ...asked } = query;
    const filter = readGenerationFilter(asked, { userId: user.id, ...deps });
    const { items } = filter
      ? await listGenerations(deps, { userId: user.id, limit, offset, filter })
      : { items: [] };
    return { data: items.map((item) => presentV1Generation(item, deps)) };
  });

  route(app, contract.findV1LibraryFacets, ({ user }) => findFacets(deps, { userId: user.id }));

  route(app, contract.findV1Generation, async ({ user, params }) =>
    presentV1Generation(await findGeneration(deps, { userId: user.id, ...params }), deps),
  );

  route(app, contract.cancelV1Generation, ({ user, params, body }) =>
    cancelGeneration(deps, { userId: user.id, ...params, maxCredits: body?.maxCredits }),
  );

  route(app, contract.updateV1Generation, async ({ user, params, body }) => {
    await updateWords(deps, { userId: user.id, ...params, ...body });
    return presentV1Generation(await findGeneration(deps, { userId: user.id, ...params }), deps);
  });

  route(app, contract.deleteV1Generation, ({ user, params, query }) =>
    deleteGeneration(deps, { userId: user.id, ...params, isPermanent: query.permanent === 'true' }),
  );

  route(app, contract.listV1Trash, async ({ user, query }) => {
    const { items, total } = await listTrash(deps, { userId: user.id, ...query });
    return { data: items.map(presentV1Trash), total };
  });

  route(app, contract.restoreV1Trash, async ({ user, params }) => {
    await restoreGeneration(deps, { userId: user.id, ...params });
    return presentV1Generation(await findGeneration(deps, { userId: user.id, ...params }), deps);
  });

  route(app, contract.listV1Favorites, async ({ user, query }) => {
    const { rows, total } = await listFavorites(deps, {
      userId: user.id,
      ...query,
      isPublic: query.public === 'true',
    });
    return { data: rows.map((row) => presentV1Favorite(row, deps)), total };
  });

  route(app, contract.addV1Favorite, async ({ user, key, params }) => {
    await addFavorite(deps, { userId: user.id, apiKeyId: key.id, ...params });
  });

  route(app, contract.removeV1Favorite, ({ user, key, params }) =>
    removeFavorite(deps, { userId: user.id, apiKeyId: key.id, ...params }),
  );

  route(app, contract.listV1Publications, async ({ user }) => ({
    data: (await listPublications(deps, { userId: user.id })).map((row) => presentV1Publication(row, deps)),
  }));

  route(app, contract.publishV1Picture, async ({ user, params }) =>
    presentV1Publication(await requestPublication(deps, { userId: user.id, imageId: params.id }), deps),
  );

  route(app, contract.unpublishV1Picture, ({ user, params }) =>
    withdrawPublication(deps, { userId: user.id, imageId: params.id }),
  );

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
    // What is put into a shared collection is public.
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

  route(app, contract.createV1Edit, async ({ user, key, body, idempotencyKey, reply }) => {
    const asked = { userId: user.id, apiKeyId: key.id, request: body, idempotencyKey };
    const { id } = await requestEdit(deps, asked);
    reply.header('location', pathOf(contract.findV1Generation, { params: { id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
  });

  route(app, contract.listV1Objects, async ({ user, params }) => {
    const { objects, ...size } = await listObjects(deps, { userId: user.id, imageId: params.id });
    return { data: objects.map((object) => presentObject(object, size)) };
  });

  route(app, contract.findV1Expansion, ({ user, params }) =>
    findExpansion(deps, { userId: user.id, imageId: params.id }),
  );

  route(app, contract.requestV1Subject, async ({ user, params, reply }) => {
    const onMaking = () => countCall(deps.limits.subject, user.id);
    const subject = await requestSubject(deps, { userId: user.id, imageId: params.id, onMaking });
    if (subject.status === 'making') reply.code(202);
    return subject;
  });

  route(app, contract.findV1Subject, ({ user, params }) =>
    readSubject(deps, { userId: user.id, imageId: params.id }),
  );

  route(app, contract.searchV1Gallery, async ({ query }) => {
    const { items, total } = await searchGallery(deps, query);
    return { data: items.map((item) => presentV1GalleryImage(presentGalleryImage(item), deps)), total };
  });

  route(app, contract.findV1GalleryImage, async ({ user, params }) =>
    presentV1GalleryDetail(await findGalleryImage(deps, { ...params, userId: user.id }), deps),
  );

  route(app, contract.findV1Person, async ({ params, query }) => {
    const { name, items, total } = await findPerson(deps, { ...params, ...query });
    return {
      name,
      object: 'person' as const,
      page: `${deps.publicUrl}/people/${name}`,
      data: items.map((item) => presentV1GalleryImage(presentGalleryImage(item), deps)),
      total,
    };
  });

  route(app, contract.findV1Page, async ({ user }) => presentV1Page(await findOwnPage(deps, user.id), deps));

  route(app, contract.chooseV1Page, async ({ user, key, body }) =>
    presentV1Page(await choosePage(deps, { userId: user.id, apiKeyId: key.id, ...body }), deps),
  );

  route(app, contract.removeV1Page, ({ user, key }) =>
    removeOwnPage(deps, { userId: user.id, apiKeyId: key.id }),
  );
}
