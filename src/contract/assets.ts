import { z } from 'zod';

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

/** An asset that ships with the app; everybody may use it. */
export const exampleProduct = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  description: z.string(),
});
export type ExampleProduct = z.infer<typeof exampleProduct>;
