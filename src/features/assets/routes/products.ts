import { imageAddress } from '#features/images/routes/image-address';
import { expectRoom } from '#features/storage/rules/require-room';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { UNUSED_UPLOAD_DAYS } from '#platform/limits/limits';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import type { Asset, ListedAsset } from '../contract/assets.ts';
import * as contract from '../contract/assets.ts';
import { deleteAsset } from '../rules/delete-asset.ts';
import { listAssets } from '../rules/list-assets.ts';
import { type StoreAssetDeps, storeAsset } from '../rules/store-asset.ts';

export type ProductsDeps = Parameters<typeof listAssets>[0] & Parameters<typeof deleteAsset>[0];
export type ProductUploadDeps = StoreAssetDeps & { limits: RateLimiters };

/** Example assets, and a person's own uploads. */
export function registerProducts(app: App, deps: ProductsDeps): void {
  route(app, contract.listExampleProducts, async () => [...EXAMPLE_ASSETS]);

  route(app, contract.listProducts, async ({ user, query, reply }) => {
    const { assets, total } = await listAssets(deps, { userId: user.id, ...query });
    reply.header('x-total-count', total);
    return assets.map(presentListedAsset);
  });

  route(app, contract.deleteProduct, ({ user, params, query }) =>
    deleteAsset(deps, { userId: user.id, ...params, evenIfUsed: query.evenIfUsed === 'true' }),
  );
}

export function registerProductUpload(forms: App, queueUpload: QueueUpload, deps: ProductUploadDeps): void {
  route(forms, contract.uploadProduct, async ({ user, request }) => {
    await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(user.id), bytes: 1 });
    await countCall(deps.limits.upload, user.id);
    return presentAsset(
      await queueUpload(request, user.id, (image) => storeAsset(deps, { userId: user.id, ...image })),
    );
  });
}

function presentAsset(asset: Awaited<ReturnType<typeof storeAsset>>): Asset {
  return {
    id: asset.id,
    originalName: asset.originalName,
    imageUrl: imageAddress(asset.objectKey),
    width: asset.width,
    height: asset.height,
    hasAlpha: asset.hasAlpha,
    thumbHash: asset.thumbHash.toString('base64'),
  };
}

const DAY_MS = 24 * 3_600_000;

function presentListedAsset(row: Awaited<ReturnType<typeof listAssets>>['assets'][number]): ListedAsset {
  const ends = new Date(row.unusedSince.getTime() + UNUSED_UPLOAD_DAYS * DAY_MS);
  return {
    ...presentAsset(row),
    byteSize: row.byteSize,
    createdAt: row.createdAt.toISOString(),
    uses: row.uses,
    endsAt: row.uses > 0 ? null : ends.toISOString(),
  };
}
