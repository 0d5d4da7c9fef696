import { v1Generation, v1Reference } from '#contract/public-api';
import { storeAsset } from '#server/domain/assets/store-asset';
import { admitCutout } from '#server/domain/cutouts/admit-cutout';
import { requestCutout } from '#server/domain/cutouts/request-cutout';
import { findGeneration } from '#server/domain/generations/find-generation';
import { expectRoom } from '#server/domain/storage/require-room';
import { storageOwnerOfUser } from '#server/domain/storage/storage-owner';
import type { App } from '../app.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { QueueUpload } from '../image-forms.ts';
import { countCall } from '../rate-limits.ts';
import type { RemoveBackgroundDeps } from '../remove-background.ts';
import { keyOwnerOf, type RequireKeyDeps, withKey } from '../require-key.ts';
import { presentV1Generation } from './present-v1.ts';

export type V1PicturesDeps = RequireKeyDeps & RemoveBackgroundDeps & { publicUrl: string };

/** What programs send pictures to. */
export function registerV1Pictures(forms: App, queueUpload: QueueUpload, deps: V1PicturesDeps): void {
  forms.post(
    '/api/v1/background-removals',
    { ...withKey(deps, 'cutouts:write'), schema: { response: { 202: v1Generation } } },
    async (request, reply) => {
      const { user, key } = keyOwnerOf(request);
      const name = idempotencyKey(request);
      await countCall(deps.limits.paid, user.id);
      const offer = await admitCutout(deps, { userId: user.id, idempotencyKey: name });
      await countCall(deps.limits.upload, user.id);
      const { id } = await queueUpload(request, user.id, (image) =>
        requestCutout(deps, {
          userId: user.id,
          apiKeyId: key.id,
          ...image,
          offer,
          idempotencyKey: name,
        }),
      );
      reply.code(202).header('location', `/api/v1/generations/${id}`);
      return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
    },
  );

  forms.post(
    '/api/v1/references',
    { ...withKey(deps, 'generations:write'), schema: { response: { 201: v1Reference } } },
    async (request, reply) => {
      const { user } = keyOwnerOf(request);
      await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(user.id), bytes: 1 });
      await countCall(deps.limits.upload, user.id);
      const { id, width, height } = await queueUpload(request, user.id, (image) =>
        storeAsset(deps, { userId: user.id, ...image }),
      );
      reply.code(201);
      return { id, width, height };
    },
  );
}
