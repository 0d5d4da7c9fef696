import { z } from 'zod';
import { ASSETS_PAGE, ASSETS_PAGE_MAX } from './limits.ts';

/** A picture that somebody uploaded to build others around. */
export const asset = z.object({
  id: z.uuid(),
  /** The file's name on the uploader's machine. */
  originalName: z.string(),
  imageUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Whether anything of it is transparent, as in a cut-out. */
  hasAlpha: z.boolean(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
});
export type Asset = z.infer<typeof asset>;

/** An upload as its owner's list has it. */
export const listedAsset = asset.extend({
  byteSize: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  /** Generations of the owner's library that were made with it. */
  uses: z.number().int().nonnegative(),
  /** When it is deleted unless it is used by then; null while it is used. */
  endsAt: z.iso.datetime().nullable(),
});
export type ListedAsset = z.infer<typeof listedAsset>;

const whole = z.coerce.number().int();

export const assetsQuery = z.object({
  limit: whole.min(1).max(ASSETS_PAGE_MAX).default(ASSETS_PAGE),
  offset: whole.min(0).max(1_000_000).default(0),
});

export const deleteAssetQuery = z.object({
  /** Whether an upload is to be deleted that pictures were made with. */
  evenIfUsed: z.enum(['true', 'false']).default('false'),
});

/** An asset that ships with the app; everybody may use it. */
export const exampleProduct = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  description: z.string(),
});
export type ExampleProduct = z.infer<typeof exampleProduct>;
