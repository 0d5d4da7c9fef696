import { requestImageFile } from '#features/downloads/rules/request-image-file';
import { findPictureToEdit } from '#features/editing/rules/find-picture-to-edit';
import type { GenerationsDeps } from '#features/generations/routes/generations';
import { presentVersion } from '#features/generations/routes/present-version';
import { findGeneration } from '#features/generations/rules/find-generation';
import { findGrounding } from '#features/generations/rules/find-grounding';
import { listVersions } from '#features/generations/rules/list-versions';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import { presentLink } from '#features/sharing/routes/present-shared-picture';
import { revokeShare } from '#features/sharing/rules/revoke-share';
import { sharePicture } from '#features/sharing/rules/share-picture';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import { findV1Generation } from '../contract/v1-generations.ts';
import * as contract from '../contract/v1-images.ts';
import { presentV1Generation } from './present-v1.ts';

export type V1ImagesDeps = GenerationsDeps &
  Parameters<typeof findPictureToEdit>[0] &
  Parameters<typeof requestImageFile>[0] & { limits: RateLimiters };

/** Refinements, files, versions and links of pictures, for programs. */
export function registerV1Images(app: App, deps: V1ImagesDeps): void {
  route(app, contract.refineV1Image, async ({ user, key, params, body, idempotencyKey, reply }) => {
    const { prompt, model, creditFree, anyway } = body;
    const { objectKey } = await findPictureToEdit(deps, { userId: user.id, imageId: params.id, field: 'id' });
    const { cutOutOf: _, settings, ...source } = await findGrounding(deps, { userId: user.id, objectKey });
    const { id } = await requestGeneration(deps, {
      ...source,
      userId: user.id,
      apiKeyId: key.id,
      prompt,
      modelId: QUICK_GENERATION_MODEL,
      imageCount: 1,
      imageModel: model ?? null,
      anyway,
      settings: creditFree ? { ...settings, creditFree } : settings,
      publish: false,
      idempotencyKey,
    });
    reply.header('location', pathOf(findV1Generation, { params: { id } }));
    return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
  });

  route(app, contract.enlargeV1Image, async ({ user, params, reply }) => {
    const { objectKey } = await findPictureToEdit(deps, { userId: user.id, imageId: params.id, field: 'id' });
    const file = await requestImageFile(deps, {
      objectKey,
      userId: user.id,
      format: 'png',
      size: '4k',
      method: undefined,
      findStorageOwner: async () => storageOwnerOfUser(user.id),
      onMaking: async (isSlow) => {
        await countCall(isSlow ? deps.limits.enlargement : deps.limits.imageFile, user.id);
      },
    });
    reply.code(file.status === 'ready' ? 200 : 202);
    return { ...file, imageUrl: deps.publicUrl + imageAddress(objectKey) };
  });

  route(app, contract.listV1Versions, async ({ user, params }) => ({
    data: (await listVersions(deps, { userId: user.id, imageId: params.id })).map((row) => {
      const { thumbHash: _, url, ...version } = presentVersion(row);
      return { ...version, url: deps.publicUrl + url };
    }),
  }));

  route(app, contract.shareV1Image, async ({ user, params }) =>
    presentLink(
      await sharePicture(deps, { userId: user.id, imageId: params.id, restoresLast: false }),
      deps.publicUrl,
    ),
  );

  route(app, contract.unshareV1Image, ({ user, params }) =>
    revokeShare(deps, { userId: user.id, imageId: params.id }),
  );
}
