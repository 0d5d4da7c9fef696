import { expectRoom } from '#features/storage/rules/require-room';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import * as contract from '../contract/assets.ts';
import { deleteAsset } from '../rules/delete-asset.ts';
import { listAssets } from '../rules/list-assets.ts';
import { type StoreAssetDeps, storeAsset } from '../rules/store-asset.ts';
import { presentAsset, presentListedAsset } from './present-asset.ts';

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
