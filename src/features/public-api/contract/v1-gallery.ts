import { favoriteParams, favoritesQuery } from '#features/favorites/contract/favorites';
import { galleryParams, gallerySearchQuery } from '#features/gallery/contract/gallery';
import { chosenPage, PAGE_REFUSALS, personParams, personQuery } from '#features/people/contract/people';
import { PUBLISH_REFUSALS, publicationParams } from '#features/publications/contract/publications';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import {
  v1FavoriteList,
  v1GalleryDetail,
  v1GalleryPage,
  v1Page,
  v1Person,
  v1Publication,
  v1PublicationList,
} from './public-api.ts';

const TAG = 'Public API';

export const searchV1Gallery = endpoint({
  method: 'GET',
  path: '/api/v1/gallery/search',
  access: 'key',
  scope: 'gallery:read',
  query: gallerySearchQuery,
  responses: { 200: v1GalleryPage },
  words: { tag: TAG, summary: 'Search public pictures, best first' },
});

export const findV1GalleryImage = endpoint({
  method: 'GET',
  path: '/api/v1/gallery/:id',
  access: 'key',
  scope: 'gallery:read',
  params: galleryParams,
  responses: { 200: v1GalleryDetail },
  words: { tag: TAG, summary: 'Read a public picture, with similar ones' },
});

export const listV1Favorites = endpoint({
  method: 'GET',
  path: '/api/v1/favorites',
  access: 'key',
  scope: 'library:read',
  query: favoritesQuery,
  responses: { 200: v1FavoriteList },
  words: { tag: TAG, summary: 'List the pictures that you have starred, the last first' },
});

export const addV1Favorite = endpoint({
  method: 'PUT',
  path: '/api/v1/favorites/:id',
  access: 'key',
  scope: 'library:write',
  params: favoriteParams,
  responses: { 204: DONE },
  words: {
    tag: TAG,
    summary: 'Star a picture',
    description: 'The id of one of your pictures, or of a picture in the gallery.',
  },
});

export const removeV1Favorite = endpoint({
  method: 'DELETE',
  path: '/api/v1/favorites/:id',
  access: 'key',
  scope: 'library:write',
  params: favoriteParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a star' },
});

export const listV1Publications = endpoint({
  method: 'GET',
  path: '/api/v1/publications',
  access: 'key',
  scope: 'library:read',
  responses: { 200: v1PublicationList },
  words: { tag: TAG, summary: 'List your pictures in the gallery, and those on their way there' },
});

export const publishV1Picture = endpoint({
  method: 'PUT',
  path: '/api/v1/publications/:id',
  access: 'key',
  scope: 'gallery:write',
  limit: 'publish',
  params: publicationParams,
  responses: { 200: v1Publication },
  refusals: PUBLISH_REFUSALS,
  words: {
    tag: TAG,
    summary: 'Publish one of your pictures in the gallery',
    description: 'It is checked first; a doubtful one waits for an admin.',
    example: {
      response: {
        imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
        object: 'publication',
        state: 'checking',
        page: null,
      },
    },
  },
});

export const unpublishV1Picture = endpoint({
  method: 'DELETE',
  path: '/api/v1/publications/:id',
  access: 'key',
  scope: 'gallery:write',
  params: publicationParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Take one of your pictures out of the gallery' },
});

export const findV1Person = endpoint({
  method: 'GET',
  path: '/api/v1/people/:name',
  access: 'key',
  scope: 'gallery:read',
  params: personParams,
  query: personQuery,
  responses: { 200: v1Person },
  words: { tag: TAG, summary: 'Read a person’s public page, with the pictures that they published' },
});

const PAGE = {
  object: 'page',
  name: 'ada',
  page: 'https://framewright.example/people/ada',
  isRemoved: false,
};

export const findV1Page = endpoint({
  method: 'GET',
  path: '/api/v1/page',
  access: 'key',
  scope: 'library:read',
  responses: { 200: v1Page },
  words: { tag: TAG, summary: 'Read the name of your public page', example: { response: PAGE } },
});

export const chooseV1Page = endpoint({
  method: 'PUT',
  path: '/api/v1/page',
  access: 'key',
  scope: 'page:write',
  body: chosenPage,
  responses: { 200: v1Page },
  refusals: PAGE_REFUSALS,
  words: {
    tag: TAG,
    summary: 'Choose a public page, or rename it',
    description:
      'It shows the pictures that you published, under a name of 3 to 30 letters from a to z, digits and hyphens.',
    example: { request: { name: 'ada' }, response: PAGE },
  },
});

export const removeV1Page = endpoint({
  method: 'DELETE',
  path: '/api/v1/page',
  access: 'key',
  scope: 'page:write',
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Remove your public page',
    description: 'Its pictures stay in the gallery, without your name.',
  },
});
