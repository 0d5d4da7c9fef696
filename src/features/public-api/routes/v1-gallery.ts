import { addFavorite } from '#features/favorites/rules/add-favorite';
import { listFavorites } from '#features/favorites/rules/list-favorites';
import { removeFavorite } from '#features/favorites/rules/remove-favorite';
import { presentGalleryImage } from '#features/gallery/routes/present-gallery-image';
import { findGalleryImage } from '#features/gallery/rules/find-gallery-image';
import { searchGallery } from '#features/gallery/rules/search-gallery';
import type { GenerationsDeps } from '#features/generations/routes/generations';
import { choosePage } from '#features/people/rules/choose-page';
import { findPerson } from '#features/people/rules/find-person';
import { findOwnPage, removeOwnPage } from '#features/people/rules/own-page';
import { listPublications } from '#features/publications/rules/list-publications';
import { requestPublication } from '#features/publications/rules/request-publication';
import { withdrawPublication } from '#features/publications/rules/withdraw-publication';
import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/v1-gallery.ts';
import {
  presentV1Favorite,
  presentV1GalleryDetail,
  presentV1GalleryImage,
  presentV1Page,
  presentV1Publication,
} from './present-v1.ts';

type V1GalleryDeps = GenerationsDeps & Parameters<typeof searchGallery>[0];

/** The gallery and a person's place in it, for programs. */
export function registerV1Gallery(app: App, deps: V1GalleryDeps): void {
  route(app, contract.searchV1Gallery, async ({ query }) => {
    const { items, total } = await searchGallery(deps, query);
    return { data: items.map((item) => presentV1GalleryImage(presentGalleryImage(item), deps)), total };
  });

  route(app, contract.findV1GalleryImage, async ({ user, params }) =>
    presentV1GalleryDetail(await findGalleryImage(deps, { ...params, userId: user.id }), deps),
  );

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
