import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '#web/api/query-keys.ts';
import { read, request } from '#web/api/request.ts';
import type { ImageFile, ImageFileOptions, ImageFileRequest } from '../../contract/image-files.ts';

/** What files of a picture can be had. */
export function imageFileOptionsQuery(imageUrl: string) {
  return queryOptions({
    queryKey: queryKeys.imageFileOptions(imageUrl),
    queryFn: ({ queryKey, signal }) => read<ImageFileOptions>(queryKey, signal),
    // Files come and go, and so may the person's session.
    staleTime: 0,
  });
}

/** Has a file made, or finds it made. */
export async function requestImageFile(payload: ImageFileRequest): Promise<ImageFile> {
  const response = await request('POST', '/api/image-files', { payload });
  return (await response.json()) as ImageFile;
}

export function readImageFile(id: string): Promise<ImageFile> {
  return read<ImageFile>(['api', 'image-files', id]);
}
