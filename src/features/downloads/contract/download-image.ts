import { z } from 'zod';

export const downloadImageRequest = z.object({
  imageUrl: z.string().min(1).max(2_000),
  generationId: z.union([z.string().max(100), z.number()]).optional(),
  /** Another file of the picture, by its id; without it, the picture as it is stored. */
  fileId: z.uuid().optional(),
});
