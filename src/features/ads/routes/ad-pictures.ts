import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { waitForResult } from '#platform/http/requests/wait-for-result';
import { sendFile } from '#platform/http/responses/send-file';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import * as contract from '../contract/ad-pictures.ts';
import { findAdPicture } from '../rules/pictures/find-ad-picture.ts';
import { openAdPicture } from '../rules/pictures/open-ad-picture.ts';
import { type RequestAdPictureDeps, requestAdPicture } from '../rules/pictures/request-ad-picture.ts';
import { UNLISTED } from './ad-files.ts';
import { countAdCall } from './ad-limits.ts';

export type AdPicturesDeps = RequestAdPictureDeps & { limits: RateLimiters } & Parameters<
    typeof openAdPicture
  >[0];

/** Pictures for ads: requests, their state, and their files. */
export function registerAdPictures(app: App, deps: AdPicturesDeps): void {
  route(app, contract.requestAdPicture, async ({ body, request, reply }) => {
    await countAdCall(deps.limits, request);
    const requested = await requestAdPicture(deps, body, {
      storageOwner: await storageOwnerOfRequest(deps.db, request),
    });
    const picture = await waitForResult(request, requested, (id) => findAdPicture(deps, id));
    if (picture.status === 'making')
      reply.code(202).header('location', pathOf(contract.findAdPicture, { params: { id: picture.id } }));
    return picture;
  });

  route(app, contract.findAdPicture, ({ params }) => findAdPicture(deps, params.id));

  route(app, contract.sendAdPicture, async ({ params, request, reply }) => {
    const file = await openAdPicture(deps, params.file);
    headAsFile(reply).headers(UNLISTED);
    return sendFile(request, reply, file);
  });
}
