import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
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
  const { queryKey, queryFn } = queryOf(findSharedPicture, { params: { token } });
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      try {
        return await queryFn(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
