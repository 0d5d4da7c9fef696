import {
  additions,
  chosenPictures,
  collectionChanges,
  collectionPage,
  collectionParams,
  movedPictures,
  newCollection,
  pictureParams,
} from '#features/collections/contract/collections';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { v1Collection, v1CollectionList, v1CollectionPictures } from './public-api.ts';

const TAG = 'Public API';

const COLLECTION = {
  id: '0198c7a2-8d02-4d5c-9a70-3f0f5f3b6d11',
  object: 'collection',
  parentId: null,
  name: 'Spring issue',
  pictureCount: 0,
  coverUrl: null,
  link: null,
  createdAt: '2026-03-01T09:00:00.000Z',
};

export const listV1Collections = endpoint({
  method: 'GET',
  path: '/api/v1/collections',
  access: 'key',
  scope: 'library:read',
  responses: { 200: v1CollectionList },
  words: { tag: TAG, summary: 'List your collections', example: { response: { data: [COLLECTION] } } },
});

export const createV1Collection = endpoint({
  method: 'POST',
  path: '/api/v1/collections',
  access: 'key',
  scope: 'library:write',
  body: newCollection,
  responses: { 201: v1Collection },
  refusals: ['not_found'],
  words: {
    tag: TAG,
    summary: 'Create a collection',
    example: { request: { name: 'Spring issue' }, response: COLLECTION },
  },
});

export const updateV1Collection = endpoint({
  method: 'PATCH',
  path: '/api/v1/collections/:id',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  body: collectionChanges,
  responses: { 200: v1Collection },
  words: {
    tag: TAG,
    summary: 'Rename or move a collection, or choose its cover',
    description: 'What is left out stays as it is.',
    example: { request: { name: 'Spring issue' }, response: COLLECTION },
  },
});

export const deleteV1Collection = endpoint({
  method: 'DELETE',
  path: '/api/v1/collections/:id',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Delete a collection',
    description: 'Its pictures stay in your library. Collections in it move to where it was.',
  },
});

export const listV1CollectionPictures = endpoint({
  method: 'GET',
  path: '/api/v1/collections/:id/pictures',
  access: 'key',
  scope: 'library:read',
  params: collectionParams,
  query: collectionPage,
  responses: { 200: v1CollectionPictures },
  words: { tag: TAG, summary: 'List the pictures of a collection, in its order' },
});

export const addToV1Collection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/:id/pictures',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  body: chosenPictures,
  responses: { 200: additions },
  words: {
    tag: TAG,
    summary: 'Add pictures to a collection',
    description:
      'Ids of your pictures, or of pictures in the gallery. `missing` lists ids that name none that you may see; the others are added. A collection with a link needs `gallery:write` as well.',
  },
});

export const removeFromV1Collection = endpoint({
  method: 'DELETE',
  path: '/api/v1/collections/:id/pictures/:imageId',
  access: 'key',
  scope: 'library:write',
  params: pictureParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Take a picture out of a collection' },
});

export const orderV1Collection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/:id/pictures/order',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  body: movedPictures,
  responses: { 204: DONE },
  words: { tag: TAG, summary: 'Change the order of a collection' },
});

export const shareV1Collection = endpoint({
  method: 'PUT',
  path: '/api/v1/collections/:id/link',
  access: 'key',
  scope: 'gallery:write',
  params: collectionParams,
  responses: { 200: v1Collection },
  words: {
    tag: TAG,
    summary: 'Create a collection’s public page',
    description: 'It has an address that nobody can guess. A collection that has one keeps it.',
  },
});

export const unshareV1Collection = endpoint({
  method: 'DELETE',
  path: '/api/v1/collections/:id/link',
  access: 'key',
  scope: 'gallery:write',
  params: collectionParams,
  responses: { 200: v1Collection },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a collection’s public page' },
});
