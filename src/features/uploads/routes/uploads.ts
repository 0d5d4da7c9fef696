import { findGeneration } from '#features/generations/rules/find-generation';
import { imageAddress } from '#features/images/routes/image-address';
import { expectRoom } from '#features/storage/rules/require-room';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { uploadPicture } from '../contract/uploads.ts';
import { type KeepUploadDeps, keepUpload } from '../rules/keep-upload.ts';

export type UploadsDeps = KeepUploadDeps & { limits: RateLimiters };

export function registerUploadRoutes(forms: App, queueUpload: QueueUpload, deps: UploadsDeps): void {
  route(forms, uploadPicture, async ({ user, request }) => {
    await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(user.id), bytes: 1 });
    await countCall(deps.limits.upload, user.id);
    const { id } = await queueUpload(request, user.id, (file) =>
      keepUpload(deps, { userId: user.id, idempotencyKey: null, ...file }),
    );
    const { images } = await findGeneration(deps, { userId: user.id, id });
    const { id: imageId, objectKey, width, height } = images[0]!;
    return { id, imageId, imageUrl: imageAddress(objectKey), width, height };
  });
}
