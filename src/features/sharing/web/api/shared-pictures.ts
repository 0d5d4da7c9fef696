import { queryOptions } from '@tanstack/react-query';
import { nullableQueryOf, queryOf } from '#web/api/call.ts';
import { findPictureLink, findSharedPicture } from '../../contract/shared-pictures.ts';

/** The live link of the person's own picture. */
export function pictureLinkQuery(imageId: string) {
  return queryOptions({
    ...queryOf(findPictureLink, { params: { imageId } }),
    // It may have been changed on another device.
    staleTime: 0,
  });
}

/** Null if the page does not exist or its link was revoked. */
export function sharedPictureQuery(token: string) {
  return queryOptions(nullableQueryOf(findSharedPicture, { params: { token } }));
}
