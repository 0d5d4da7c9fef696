import { setTimeout as wait } from 'node:timers/promises';
import { requireObjectKey } from '#features/images/routes/image-address';
import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import * as contract from '../contract/image-files.ts';
import { findImageFile } from '../rules/find-image-file.ts';
import { listImageFileOptions } from '../rules/list-image-file-options.ts';
import { type RequestImageFileDeps, requestImageFile } from '../rules/request-image-file.ts';

export type ImageFilesDeps = RequestImageFileDeps & { limits: RateLimiters; publicUrl: string };

// Most quick files are ready within this time, which saves the browser a second request.
const QUICK_FILE_WAIT_MS = 2_500;
const POLL_MS = 60;

/** Files of a picture in other formats and sizes: list them, request one, read its progress. */
export function registerImageFiles(app: App, deps: ImageFilesDeps): void {
  const objectKeyOf = (request: Parameters<typeof requireObjectKey>[0], imageUrl: string) =>
    requireObjectKey(request, deps.publicUrl, { address: imageUrl, field: 'imageUrl' });

  route(app, contract.listImageFileOptions, async ({ query, request }) => {
    const objectKey = objectKeyOf(request, query.imageUrl);
    const isSignedIn = (await request.findUser()) !== null;
    return await listImageFileOptions(deps, { objectKey, isSignedIn });
  });

  route(app, contract.requestImageFile, async ({ body, request, reply }) => {
    const { imageUrl, ...wanted } = body;
    const objectKey = objectKeyOf(request, imageUrl);
    const userId = (await request.findUser())?.id ?? null;
    const file = await requestImageFile(deps, {
      ...wanted,
      objectKey,
      userId,
      findStorageOwner: () => storageOwnerOfRequest(deps.db, request),
      onMaking: async (isSlow) => {
        const limiter = isSlow ? deps.limits.enlargement : deps.limits.imageFile;
        await countCall(limiter, userId ?? addressKey(request.ip));
      },
    });
    const latest = await waitIfQuick(deps, file);
    if (latest.status === 'making') reply.code(202);
    return latest;
  });

  route(app, contract.findImageFile, ({ params }) => findImageFile(deps, params.id));
}

async function waitIfQuick(deps: ImageFilesDeps, file: contract.ImageFile): Promise<contract.ImageFile> {
  const until = performance.now() + QUICK_FILE_WAIT_MS;
  let latest = file;
  const isQuick = file.method !== 'neural' && file.method !== 'studio';
  while (isQuick && latest.id && latest.status === 'making' && performance.now() < until) {
    await wait(POLL_MS);
    latest = await findImageFile(deps, latest.id);
  }
  return latest;
}
