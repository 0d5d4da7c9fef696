import { z } from 'zod';

/** A rectangle as parts of the picture's width and height. */
const partBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** An edit of an earlier picture, as it is stored with its generation. */
export const pictureEdit = z.discriminatedUnion('operation', [
  z.object({
    operation: z.literal('object'),
    /** Where the thing was. */
    from: partBox,
    object: z.discriminatedUnion('action', [
      z.object({ id: z.string(), action: z.literal('remove') }),
      z.object({ id: z.string(), action: z.literal('recolor'), color: z.string() }),
      z.object({ id: z.string(), action: z.literal('replace'), prompt: z.string() }),
      z.object({ id: z.string(), action: z.literal('move'), box: partBox }),
    ]),
  }),
  z.object({ operation: z.literal('erase') }),
  z.object({
    operation: z.literal('adjust'),
    adjust: z.object({
      brightness: z.number(),
      contrast: z.number(),
      saturation: z.number(),
      warmth: z.number(),
      straighten: z.number(),
      crop: partBox.nullable(),
    }),
  }),
  z.object({
    operation: z.literal('background'),
    background: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('color'), color: z.string() }),
      z.object({ kind: z.literal('gradient'), from: z.string(), to: z.string() }),
    ]),
  }),
]);
export type StoredEdit = z.infer<typeof pictureEdit>;
