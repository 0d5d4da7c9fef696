import { queryOptions } from '@tanstack/react-query';
import { nullableQueryOf } from '#web/api/call.ts';
import { findSharedCollection } from '../contract/collections.ts';

/** Null if the page does not exist, or its link was withdrawn. */
export const sharedCollectionQuery = (token: string) =>
  queryOptions(nullableQueryOf(findSharedCollection, { params: { token } }));
