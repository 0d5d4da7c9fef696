import { pollUntil } from '#web/api/poll-until.ts';
import { read, request } from '#web/api/request.ts';
import type { AdPicture, AdPictureRequest } from '../../contract/ad-artifacts.ts';

const PICTURE_POLL_MS = 1_000;

/** A picture for ads once it is made: by a prompt, or of another one. Asked for again, it is found made. */
export async function requestPicture(payload: AdPictureRequest, signal?: AbortSignal): Promise<AdPicture> {
  const response = await request('POST', '/api/ad-creator/pictures', {
    payload,
    respondAsync: true,
    ...(signal && { signal }),
  });
  const picture = (await response.json()) as AdPicture;
  if (picture.status === 'ready') return picture;
  return pollUntil(
    async () => {
      const state = await read<AdPicture>(['api', 'ad-creator', 'pictures', picture.id], signal);
      return state.status === 'ready' ? state : undefined;
    },
    { everyMs: PICTURE_POLL_MS, ...(signal && { signal }) },
  );
}
