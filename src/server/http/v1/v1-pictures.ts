import * as contract from '#contract/v1-endpoints';
import { storeAsset } from '#server/domain/assets/store-asset';
import { admitCutout } from '#server/domain/cutouts/admit-cutout';
import { requestCutout } from '#server/domain/cutouts/request-cutout';
import { findGeneration } from '#server/domain/generations/find-generation';
import { expectRoom } from '#server/domain/storage/require-room';
import { storageOwnerOfUser } from '#server/domain/storage/storage-owner';
import type { App } from '../app.ts';
import type { QueueUpload } from '../image-forms.ts';
import { countCall } from '../rate-limits.ts';
import type { RemoveBackgroundDeps } from '../remove-background.ts';
import { route } from '../route.ts';
import { presentV1Generation } from './present-v1.ts';

export type V1PicturesDeps = RemoveBackgroundDeps & { publicUrl: string };

/** What programs send pictures to. */
export function registerV1Pictures(forms: App, queueUpload: QueueUpload, deps: V1PicturesDeps): void {
  route(forms, contract.createV1BackgroundRemoval, async ({ user, key, idempotencyKey, request, reply }) => {
    const offer = await admitCutout(deps, { userId: user.id, idempotencyKey });
    await countCall(deps.limits.upload, user.id);
    const { id } = await queueUpload(request, user.id, (image) =>
      requestCutout(deps, { userId: user.id, apiKeyId: key.id, ...image, offer, idempotencyKey }),
    );
    reply.header('location', `/api/v1/generations/${id}`);
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
