import { queryOptions } from '@tanstack/react-query';
import type { PictureLink, PictureLinkState, SharedPicture } from '#contract/shared-pictures';
import { queryKeys } from './query-keys.ts';
import { ApiError, addressOf, read, request } from './request.ts';

/** The live link of one of one's own pictures. */
export function pictureLinkQuery(imageId: string) {
  return queryOptions({
    queryKey: queryKeys.pictureLink(imageId),
    queryFn: ({ queryKey, signal }) => read<PictureLinkState>(queryKey, signal),
    // It may have been changed on another device.
    staleTime: 0,
  });
}

/** Null: there is no such page, or no more. */
export function sharedPictureQuery(token: string) {
  return queryOptions({
    queryKey: queryKeys.sharedPicture(token),
    queryFn: async ({ queryKey, signal }) => {
      try {
        return await read<SharedPicture>(queryKey, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

interface SharePicture {
  imageId: string;
  /** As before when left out. */
  showsPrompt?: boolean;
  /** Brings back the link that was revoked last. */
  restoresLast?: boolean;
}

export async function sharePicture(payload: SharePicture): Promise<PictureLink> {
  const response = await request('POST', '/api/shared-pictures', { payload });
  return (await response.json()) as PictureLink;
}

export async function revokePictureLink(imageId: string): Promise<void> {
  await request('DELETE', addressOf(queryKeys.pictureLink(imageId)));
}
