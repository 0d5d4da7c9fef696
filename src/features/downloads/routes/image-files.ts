import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { requireObjectKey } from '#features/images/routes/image-address';
import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import {
  type ImageFile,
  imageFile,
  imageFileId,
  imageFileOptions,
  imageFileOptionsQuery,
  imageFileRequest,
} from '../contract/image-files.ts';
import { findImageFile } from '../rules/find-image-file.ts';
import { listImageFileOptions } from '../rules/list-image-file-options.ts';
import { type RequestImageFileDeps, requestImageFile } from '../rules/request-image-file.ts';

export type ImageFilesDeps = RequestImageFileDeps & { limits: RateLimiters; publicUrl: string };

// Most quick files are there before this, so that one answer is enough.
const PATIENCE_MS = 2_500;
const POLL_MS = 60;

/** Files of a picture in other formats and sizes: what can be had, having one made, and how far it is. */
export function registerImageFiles(app: App, deps: ImageFilesDeps): void {
  const keyOf = (request: Parameters<typeof requireObjectKey>[0], imageUrl: string) =>
    requireObjectKey(request, deps.publicUrl, { address: imageUrl, field: 'imageUrl' });

  app.get(
    '/api/image-files',
    { schema: { querystring: imageFileOptionsQuery, response: { 200: imageFileOptions } } },
    async (request, reply) => {
      const objectKey = keyOf(request, request.query.imageUrl);
      const isSignedIn = (await request.findUser()) !== null;
      reply.header('cache-control', 'no-store');
      return await listImageFileOptions(deps, { objectKey, isSignedIn });
    },
  );

  app.post(
    '/api/image-files',
    { schema: { body: imageFileRequest, response: { 200: imageFile, 202: imageFile } } },
    async (request, reply) => {
      const { imageUrl, ...asked } = request.body;
      const objectKey = keyOf(request, imageUrl);
      const userId = (await request.findUser())?.id ?? null;
      const file = await requestImageFile(deps, {
        ...asked,
        objectKey,
        userId,
        findStorageOwner: () => storageOwnerOfRequest(deps.db, request),
        onMaking: async (isSlow) => {
          const limiter = isSlow ? deps.limits.enlargement : deps.limits.imageFile;
          await countCall(limiter, userId ?? addressKey(request.ip));
        },
      });
      const answer = await untilSettled(deps, file);
      reply.code(answer.status === 'making' ? 202 : 200).header('cache-control', 'no-store');
      return answer;
    },
  );

  app.get(
    '/api/image-files/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: imageFile } } },
    async (request, reply) => {
      const id = imageFileId.safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.file');
      reply.header('cache-control', 'no-store');
      return await findImageFile(deps, id.data);
    },
  );
}

/** Waits a little for a file that is made quickly. */
async function untilSettled(deps: ImageFilesDeps, file: ImageFile): Promise<ImageFile> {
  const until = performance.now() + PATIENCE_MS;
  let latest = file;
  const isQuick = file.method !== 'neural' && file.method !== 'studio';
  while (isQuick && latest.id && latest.status === 'making' && performance.now() < until) {
    await wait(POLL_MS);
    latest = await findImageFile(deps, latest.id);
  }
  return latest;
}
