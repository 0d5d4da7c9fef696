import * as contract from '#contract/assets';
import { deleteAsset } from '#server/domain/assets/delete-asset';
import { listAssets } from '#server/domain/assets/list-assets';
import { listExampleAssets } from '#server/domain/assets/list-example-assets';
import { type StoreAssetDeps, storeAsset } from '#server/domain/assets/store-asset';
import { expectRoom } from '#server/domain/storage/require-room';
import { storageOwnerOfUser } from '#server/domain/storage/storage-owner';
import type { App } from './app.ts';
import type { QueueUpload } from './image-forms.ts';
import { presentAsset, presentListedAsset } from './present-asset.ts';
import { countCall, type RateLimits } from './rate-limits.ts';
import { route } from './route.ts';

export type ProductsDeps = Parameters<typeof listAssets>[0] & Parameters<typeof deleteAsset>[0];
export type ProductUploadDeps = StoreAssetDeps & { limits: RateLimits };

/** Reference assets that ship with the app, and a person's own uploads. */
export function registerProducts(app: App, deps: ProductsDeps): void {
  route(app, contract.listExampleProducts, async () => [...listExampleAssets()]);

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
