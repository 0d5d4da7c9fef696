import multipart from '@fastify/multipart';
import { z } from 'zod';
import { asset, exampleProduct } from '#contract/assets';
import { listExampleAssets } from '#server/domain/assets/list-example-assets';
import { type StoreAssetDeps, storeAsset } from '#server/domain/assets/store-asset';
import type { App } from './app.ts';
import { presentAsset } from './present-asset.ts';
import { countCall, type RateLimits } from './rate-limits.ts';
import { IMAGE_FORM_LIMITS, readImageField } from './read-image-field.ts';
import { SHARED } from './response-cache.ts';
import { createTurns } from './turns.ts';

export type ProductsDeps = StoreAssetDeps & { limits: RateLimits };

// Each upload in hand takes 10 MB at most while it comes in, and twice that while its picture goes out.
// The others stay with their senders until it is their turn.
const UPLOAD_TURNS = { atOnce: 6, atOncePerKey: 2, waiting: 200 };

/** Reference assets, which this API's addresses call products. */
export async function registerProducts(app: App, deps: ProductsDeps): Promise<void> {
  const turns = createTurns(UPLOAD_TURNS);

  app.get(
    '/api/example-products',
    { config: { isShared: true }, schema: { response: { 200: z.array(exampleProduct) } } },
    async (_request, reply) => {
      reply.header('cache-control', SHARED);
      return listExampleAssets();
    },
  );

  await app.register(async (uploads) => {
    // Nothing is read before the handler does so; a body of another kind never.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await uploads.register(multipart, { limits: IMAGE_FORM_LIMITS, throwFileSizeLimit: false });

    uploads.post(
      '/api/products/upload',
      {
        onRequest: async (request) => {
          await request.requireUser('Please sign in to upload images');
        },
        schema: { response: { 201: asset } },
      },
      async (request, reply) => {
        const user = await request.requireUser();
        await countCall(deps.limits.upload, user.id);
        const endTurn = await turns.take(user.id);
        try {
          const { id: userId } = user;
          const stored = await storeAsset(deps, { userId, ...(await readImageField(request)) });
          reply.code(201);
          return presentAsset(stored);
        } finally {
          endTurn();
        }
      },
    );
  });
}
