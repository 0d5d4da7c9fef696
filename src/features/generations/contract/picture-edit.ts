import { z } from 'zod';

/** A rectangle as parts of the picture's width and height. */
const partBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Edits of earlier releases have none. */
const shadow = z.enum(['none', 'kept', 'made']).default('none');

/** Light, color, frame and words. */
export const storedAdjustment = z.object({
  brightness: z.number(),
  contrast: z.number(),
  saturation: z.number(),
  warmth: z.number(),
  straighten: z.number(),
  crop: partBox.nullable(),
  // Adjustments of earlier releases have none.
  text: z
    .object({
      words: z.string(),
      font: z.enum(['sans', 'bold', 'serif']),
      size: z.number(),
      color: z.string(),
      x: z.number(),
      y: z.number(),
    })
    .nullable()
    .default(null),
});

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
  z.object({ operation: z.literal('paint'), prompt: z.string(), model: z.string() }),
  z.object({
    operation: z.literal('adjust'),
    adjust: storedAdjustment,
  }),
  z.object({
    operation: z.literal('expand'),
    expand: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  }),
  z.object({
    operation: z.literal('background'),
    background: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('color'), color: z.string(), shadow }),
      z.object({ kind: z.literal('gradient'), from: z.string(), to: z.string(), shadow }),
      z.object({ kind: z.literal('staging'), prompt: z.string() }),
      z.object({ kind: z.literal('picture'), pictureId: z.string(), shadow }),
    ]),
  }),
]);
export type StoredEdit = z.infer<typeof pictureEdit>;
