import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { COLLECTION_CHANGES_MAX, COLLECTION_PAGE } from '#platform/limits/limits';
import { call, callList, keyOf, queryOf } from '#web/api/call.ts';
import { pagedQuery } from '#web/api/paged-query.ts';
import {
  addToCollection,
  type Collection,
  listCollectionPictures,
  listCollections,
} from '../contract/collections.ts';

/** The person's collections; those of the same parent in order. */
export const collectionsQuery = queryOptions({ ...queryOf(listCollections), staleTime: 0 });

/** The pictures of a collection, in its order. */
export const collectionPicturesQuery = (id: string) =>
  pagedQuery(keyOf(listCollectionPictures, { params: { id } }), (offset, signal) =>
    callList(listCollectionPictures, { params: { id }, query: { limit: COLLECTION_PAGE, offset }, signal }),
  );

/** Reads collections and their pictures again. */
export async function refreshCollections(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: collectionsQuery.queryKey });
}

/** Adds pictures. @returns ids that name no picture that the person may see */
export async function collect(
  client: QueryClient,
  { id, imageIds }: { id: string; imageIds: readonly string[] },
): Promise<string[]> {
  try {
    const missing: string[] = [];
    for (const part of inParts(imageIds))
      missing.push(...(await call(addToCollection, { params: { id }, body: { imageIds: part } })).missing);
    return missing;
  } finally {
    await refreshCollections(client);
  }
}

/** As many pictures as one request takes. */
export function inParts(imageIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(imageIds.length / COLLECTION_CHANGES_MAX) }, (_, at) =>
    imageIds.slice(at * COLLECTION_CHANGES_MAX, (at + 1) * COLLECTION_CHANGES_MAX),
  );
}

/** A collection with the number of collections that it is in. */
export interface PlacedCollection {
  collection: Collection;
  depth: number;
}

/** All collections, each followed by those in it. */
export function inOrder(
  collections: readonly Collection[],
  parentId: string | null = null,
  depth = 0,
): PlacedCollection[] {
  return collections
    .filter((collection) => collection.parentId === parentId)
    .flatMap((collection) => [{ collection, depth }, ...inOrder(collections, collection.id, depth + 1)]);
}

/** 'One picture is in “Spring”.' */
export function nowIn(count: number, name: string): string {
  return `${count === 1 ? 'One picture is' : `${count} pictures are`} in “${name}”.`;
}
