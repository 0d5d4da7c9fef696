import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { ASSETS_PAGE, ASSETS_PAGE_MAX } from '#platform/limits/limits';

/** A picture uploaded as a reference for new pictures. */
export const asset = z.object({
  id: z.uuid(),
  /** The file's name on the uploader's machine. */
  originalName: z.string(),
  imageUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Whether parts of it are transparent, as in a cut-out. */
  hasAlpha: z.boolean(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
});
export type Asset = z.infer<typeof asset>;

/** An upload in its owner's list. */
export const listedAsset = asset.extend({
  byteSize: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  /** Number of the owner's generations that were made with it. */
  uses: z.number().int().nonnegative(),
  /** When it is deleted if nobody uses it by then; null while it is used. */
  endsAt: z.iso.datetime().nullable(),
});
export type ListedAsset = z.infer<typeof listedAsset>;

const whole = z.coerce.number().int();

const assetsQuery = z.object({
  limit: whole.min(1).max(ASSETS_PAGE_MAX).default(ASSETS_PAGE),
  offset: whole.min(0).max(1_000_000).default(0),
});

const deleteAssetQuery = z.object({
  /** Whether to delete an upload even if pictures were made with it. */
  evenIfUsed: z.enum(['true', 'false']).default('false'),
});

/** An asset that ships with the app, for everybody. */
export const exampleProduct = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  description: z.string(),
});
export type ExampleProduct = z.infer<typeof exampleProduct>;

// In the API's addresses, assets are called products.
const TAG = 'Generations';

export const listExampleProducts = endpoint({
  method: 'GET',
  path: '/api/example-products',
  access: 'anyone',
  responses: { 200: z.array(exampleProduct) },
  cache: 'shared',
  words: { tag: TAG, summary: 'List the reference pictures that ship with the app' },
});

export const uploadProduct = endpoint({
  method: 'POST',
  path: '/api/products/upload',
  access: 'session',
  signIn: 'signed_out.upload',
  takesPicture: true,
  responses: { 201: asset },
  refusals: ['storage_full'],
  words: { tag: TAG, summary: 'Upload a reference picture' },
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'session',
  signIn: 'signed_out.see_uploads',
  query: assetsQuery,
  responses: { 200: z.array(listedAsset) },
  sends: ['X-Total-Count'],
  words: { tag: TAG, summary: 'List your own uploads, newest first' },
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/:id',
  access: 'session',
  signIn: 'signed_out.see_uploads',
  params: z.object({ id: id('not_found.upload') }),
  query: deleteAssetQuery,
  responses: { 204: DONE },
  refusals: ['asset_in_use'],
  words: {
    tag: TAG,
    summary: 'Delete your own upload',
    description: 'Pictures made with it stay. If there are any, `evenIfUsed=true` is required.',
  },
});
