import { storeAsset } from '#features/assets/rules/store-asset';
import type { CutoutsDeps } from '#features/cutouts/routes/cutouts';
import { admitCutout } from '#features/cutouts/rules/admit-cutout';
import { requestCutout } from '#features/cutouts/rules/request-cutout';
import { findGeneration } from '#features/generations/rules/find-generation';
import { expectRoom } from '#features/storage/rules/require-room';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { type KeepUploadDeps, keepUpload } from '#features/uploads/rules/keep-upload';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { findV1Generation } from '../contract/v1-generations.ts';
import * as contract from '../contract/v1-uploads.ts';
import { presentV1Generation } from './present-v1.ts';

export type V1UploadsDeps = CutoutsDeps & KeepUploadDeps & { publicUrl: string };

/** Endpoints that accept pictures from programs. */
export function registerV1Uploads(forms: App, queueUpload: QueueUpload, deps: V1UploadsDeps): void {
  route(forms, contract.createV1BackgroundRemoval, async ({ user, key, idempotencyKey, request, reply }) => {
    const offer = await admitCutout(deps, { userId: user.id, idempotencyKey });
    await countCall(deps.limits.upload, user.id);
    const { id } = await queueUpload(request, user.id, (image) =>
      requestCutout(deps, { userId: user.id, apiKeyId: key.id, ...image, offer, idempotencyKey }),
    );
    reply.header('location', pathOf(findV1Generation, { params: { id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
  });

  route(forms, contract.uploadV1Picture, async ({ user, key, idempotencyKey, request, reply }) => {
    await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(user.id), bytes: 1 });
    await countCall(deps.limits.upload, user.id);
    const { id } = await queueUpload(request, user.id, (file) =>
      keepUpload(deps, { userId: user.id, apiKeyId: key.id, idempotencyKey, ...file }),
    );
    reply.header('location', pathOf(findV1Generation, { params: { id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
  });

  route(forms, contract.uploadV1Reference, async ({ user, request }) => {
    await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(user.id), bytes: 1 });
    await countCall(deps.limits.upload, user.id);
    const { id, width, height } = await queueUpload(request, user.id, (image) =>
      storeAsset(deps, { userId: user.id, ...image }),
    );
    return { id, width, height };
  });
}
