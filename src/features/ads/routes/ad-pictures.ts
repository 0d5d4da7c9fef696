import { z } from 'zod';
import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { waitForResult } from '#platform/http/requests/wait-for-result';
import { sendFile } from '#platform/http/responses/send-file';
import { headAsFile } from '#platform/http/security/security-headers';
import { adPicture, adPictureRequest } from '../contract/ad-artifacts.ts';
import { findAdPicture } from '../rules/pictures/find-ad-picture.ts';
import { openAdPicture } from '../rules/pictures/open-ad-picture.ts';
import { type RequestAdPictureDeps, requestAdPicture } from '../rules/pictures/request-ad-picture.ts';
import { UNLISTED } from './ad-files.ts';
import { countAdCall } from './ad-limits.ts';

export type AdPicturesDeps = RequestAdPictureDeps & { limits: RateLimiters } & Parameters<
    typeof openAdPicture
  >[0];

const CONTENT_TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' };
const FILE = /^([\da-f]{32})\.(png|jpg)$/;

/** Pictures for ads: having one made, how far it is, and its files. */
export function registerAdPictures(app: App, deps: AdPicturesDeps): void {
  app.post(
    '/api/ad-creator/pictures',
    { schema: { body: adPictureRequest, response: { 200: adPicture, 202: adPicture } } },
    async (request, reply) => {
      await countAdCall(deps.limits, request);
      const asked = await requestAdPicture(deps, request.body, {
        storageOwner: await storageOwnerOfRequest(deps.db, request),
      });
      const picture = await waitForResult(request, asked, (id) => findAdPicture(deps, id));
      reply.header('cache-control', 'no-store');
      if (picture.status === 'making')
        reply.code(202).header('location', `/api/ad-creator/pictures/${picture.id}`);
      return picture;
    },
  );

  app.get(
    '/api/ad-creator/pictures/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: adPicture } } },
    async (request, reply) => {
      const id = z.uuid().safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.ad_picture');
      reply.header('cache-control', 'no-store');
      return await findAdPicture(deps, id.data);
    },
  );

  app.get(
    '/ad-pictures/:file',
    { schema: { params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const [, objectKey, extension] = FILE.exec(request.params.file) ?? [];
      const contentType = extension && CONTENT_TYPES[extension];
      if (!objectKey || !contentType) throw new AppError('not_found.ad_picture');
      const file = await openAdPicture(deps, { objectKey, contentType });
      headAsFile(reply).headers(UNLISTED);
      return sendFile(request, reply, file);
    },
  );
}
