import { z } from 'zod';
import { asset, exampleProduct } from '#contract/assets';
import { listExampleAssets } from '#server/domain/assets/list-example-assets';
import { type StoreAssetDeps, storeAsset } from '#server/domain/assets/store-asset';
import type { App } from './app.ts';
import type { InTurn } from './image-forms.ts';
import { presentAsset } from './present-asset.ts';
import { countCall, type RateLimits } from './rate-limits.ts';
import { SHARED } from './response-cache.ts';

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

export function registerProductUpload(forms: App, inTurn: InTurn, deps: ProductUploadDeps): void {
  forms.post(
    '/api/products/upload',
    {
      onRequest: async (request) => {
        await request.requireUser('Please sign in to upload images');
      },
      schema: { response: { 201: asset } },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser();
      await countCall(deps.limits.upload, userId);
      const stored = await inTurn(request, userId, (image) => storeAsset(deps, { userId, ...image }));
      reply.code(201);
      return presentAsset(stored);
    },
  );
}
