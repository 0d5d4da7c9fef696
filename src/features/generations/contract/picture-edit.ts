import { z } from 'zod';

/** A rectangle as parts of the picture's width and height. */
const partBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** Edits of earlier releases have none. */
const shadow = z.enum(['none', 'kept', 'made']).default('none');

const textLayer = z.object({
  words: z.string(),
  font: z.enum(['sans', 'bold', 'serif']),
  size: z.number(),
  color: z.string(),
  x: z.number(),
  y: z.number(),
});

/** Light, color, frame and words. */
export const pictureAdjustment = z.object({
  brightness: z.number(),
  contrast: z.number(),
  saturation: z.number(),
  warmth: z.number(),
  straighten: z.number(),
  crop: partBox.nullable(),
  texts: z.array(textLayer),
});

/** Adjustments of earlier releases have one text at most, or none. */
const formerText = z.looseObject({ texts: z.undefined().optional(), text: textLayer.nullish() });

const storedAdjustment = z.preprocess((stored) => {
  const former = formerText.safeParse(stored).data;
  return former ? { ...former, texts: former.text ? [former.text] : [] } : stored;
}, pictureAdjustment);

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
      z.object({ id: z.string(), action: z.enum(['turn', 'duplicate', 'front']) }),
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
