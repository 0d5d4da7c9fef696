import { z } from 'zod';
import { asset, assetsQuery, deleteAssetQuery, exampleProduct, listedAsset } from '#contract/assets';
import { AppError } from '#platform/errors/app-error';
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
import { SHARED } from './response-cache.ts';

export type ProductsDeps = Parameters<typeof listAssets>[0] & Parameters<typeof deleteAsset>[0];
export type ProductUploadDeps = StoreAssetDeps & { limits: RateLimits };

/** Reference assets that ship with the app; this API's addresses call assets products. */
export function registerExampleProducts(app: App): void {
  app.get(
    '/api/example-products',
    { config: { isShared: true }, schema: { response: { 200: z.array(exampleProduct) } } },
    async (_request, reply) => {
      reply.header('cache-control', SHARED);
      return listExampleAssets();
    },
  );
}

const SIGN_IN = 'signed_out.see_uploads';

/** A person's own uploads: their list, and deleting one. */
export function registerProducts(app: App, deps: ProductsDeps): void {
  app.get(
    '/api/products',
    { schema: { querystring: assetsQuery, response: { 200: z.array(listedAsset) } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const { assets, total } = await listAssets(deps, { userId, ...request.query });
      reply.headers({ 'cache-control': 'no-store', 'x-total-count': total });
      return assets.map(presentListedAsset);
    },
  );

  app.delete(
    '/api/products/:id',
    {
      schema: {
        params: z.object({ id: z.string() }),
        querystring: deleteAssetQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const id = z.uuid().safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.upload');
      const evenIfUsed = request.query.evenIfUsed === 'true';
      await deleteAsset(deps, { userId, id: id.data, evenIfUsed });
      return reply.code(204).send(null);
    },
  );
}

export function registerProductUpload(forms: App, queueUpload: QueueUpload, deps: ProductUploadDeps): void {
  forms.post(
    '/api/products/upload',
    {
      onRequest: async (request) => {
        const user = await request.requireUser('signed_out.upload');
        await expectRoom(deps.db, deps.storageLimits, { owner: storageOwnerOfUser(user.id), bytes: 1 });
      },
      schema: { response: { 201: asset } },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser();
      await countCall(deps.limits.upload, userId);
      const stored = await queueUpload(request, userId, (image) => storeAsset(deps, { userId, ...image }));
      reply.code(201);
      return presentAsset(stored);
    },
  );
}
