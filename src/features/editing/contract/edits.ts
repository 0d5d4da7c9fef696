import { z } from 'zod';
import {
  ACCEPTED_EXAMPLE,
  generationAccepted,
  PAID_REFUSALS,
} from '#features/generations/contract/generations';
import { prompt } from '#features/generations/contract/prompt';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { EDIT_MAX_BYTES, MASK_MAX_CHARACTERS } from '#platform/limits/limits';
import { OBJECT_ACTIONS, SHADOWS } from './edit-enumerations.ts';
import { MOST_EXPANSION } from './expansion.ts';
import {
  NEW_TEXT,
  TEXT_FONTS,
  TEXT_MAX_CHARACTERS,
  TEXT_MAX_LINES,
  TEXT_SIZE,
  TEXTS_MAX,
} from './text-layer.ts';

/** Pixels of the picture, from its top left. */
const box = z.object({
  x: z.number().min(-8192).max(8192),
  y: z.number().min(-8192).max(8192),
  width: z.number().positive().max(8192),
  height: z.number().positive().max(8192),
});
export type PixelBox = z.infer<typeof box>;

/** A thing in a picture of the built-in engines that can be changed by itself. */
export const pictureObject = z.object({
  id: z.string(),
  label: z.string().describe('A noun, and which of several it is.'),
  box: box.describe('Where it is, in pixels from the top left.'),
  actions: z.array(z.enum(OBJECT_ACTIONS)).describe('What can be done with it.'),
  isScalable: z
    .boolean()
    .describe('Whether a move may change its size as well: photographed things keep theirs.'),
});
export type PictureObject = z.infer<typeof pictureObject>;

/** Display hex. */
const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .toLowerCase();

const objectId = z.string().max(40).describe('An `id` of `GET /api/images/{id}/objects`.');

const objectChange = z.discriminatedUnion('action', [
  z.strictObject({ id: objectId, action: z.literal('remove') }),
  z.strictObject({ id: objectId, action: z.literal('recolor'), color: color.describe('`#rrggbb`.') }),
  z.strictObject({
    id: objectId,
    action: z.literal('replace'),
    prompt: prompt.describe('What takes its place.'),
  }),
  z.strictObject({
    id: objectId,
    action: z.literal('move'),
    box: box.describe('Where it stands afterwards, as tall as that if it is scalable.'),
  }),
  z
    .strictObject({ id: objectId, action: z.literal('turn') })
    .describe('A drawing faces the other way; a photographed thing turns by 45 degrees.'),
  z.strictObject({ id: objectId, action: z.literal('duplicate') }).describe('Another one, beside it.'),
  z.strictObject({ id: objectId, action: z.literal('front') }).describe('It stands before what hides it.'),
]);

const shadow = z
  .enum(SHADOWS)
  .default('none')
  .describe('`kept`: the subject’s own, from a plain background; `made`: a new one, on a floor or a wall.');

const background = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }).describe('Transparent.'),
  z.strictObject({ kind: z.literal('color'), color, shadow }),
  z
    .strictObject({ kind: z.literal('gradient'), from: color, to: color, shadow })
    .describe('From top to bottom.'),
  z
    .strictObject({ kind: z.literal('staging'), prompt })
    .describe('A set of the studio, such as “on a marble table”: the subject is photographed on it.'),
  z.strictObject({
    kind: z.literal('picture'),
    pictureId: z.uuid().describe('Another of your pictures, or one of your uploads.'),
    shadow,
  }),
]);

const part = z.number().min(0).max(1);
const amount = z.number().min(-1).max(1).default(0);
const text = z.strictObject({
  words: z
    .string()
    .max(TEXT_MAX_CHARACTERS)
    .refine((words) => words.trim() !== '', PROBLEM_PHRASES.noWords)
    .refine((words) => words.split('\n').length <= TEXT_MAX_LINES, PROBLEM_PHRASES.tooManyLines)
    .describe('With line breaks, if there are several lines.'),
  font: z.enum(TEXT_FONTS).default(NEW_TEXT.font),
  size: z
    .number()
    .min(TEXT_SIZE.least)
    .max(TEXT_SIZE.most)
    .default(NEW_TEXT.size)
    .describe('Of an em, as a part of the picture’s height.'),
  color: color.default(NEW_TEXT.color),
  x: part.default(NEW_TEXT.x).describe('The middle of the words, as parts of the sides.'),
  y: part.default(NEW_TEXT.y),
});

const adjust = z.strictObject({
  brightness: amount,
  contrast: amount,
  saturation: amount.describe('-1: black and white.'),
  warmth: amount,
  straighten: z
    .number()
    .min(-45)
    .max(45)
    .default(0)
    .describe('Degrees clockwise. The picture is enlarged until its corners are filled.'),
  crop: z
    .strictObject({ x: part, y: part, width: part, height: part })
    .nullable()
    .default(null)
    .describe('What stays, as parts of the straightened picture’s sides.'),
  texts: z
    .array(text)
    .max(TEXTS_MAX)
    .default([])
    .describe('Words over the picture; later ones lie over earlier ones.'),
});

const side = z.number().min(0).max(MOST_EXPANSION.camera).default(0);
const expand = z.strictObject({ left: side, top: side, right: side, bottom: side });

const imageId = z.uuid().describe('One of your pictures, or a public one.');
const mask = z
  .string(PROBLEM_PHRASES.noMask)
  .max(MASK_MAX_CHARACTERS)
  .describe(
    'A PNG of the picture’s size, white where it changes, as a `data:` address or the id of an upload.',
  );

export const editRequest = z.discriminatedUnion('operation', [
  z.strictObject({ imageId, operation: z.literal('object'), object: objectChange }),
  z.strictObject({ imageId, operation: z.literal('erase'), mask }),
  z.strictObject({
    imageId,
    operation: z.literal('replace'),
    mask,
    prompt: prompt.describe('What takes the place of the thing that was painted over.'),
    model: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'The `id` of an image model with `paintsParts`, which paints what the studio does not know, at the `cost` of that model instead of the price of an edit. Default: none; such a change is refused with `cannot_edit`.',
      ),
  }),
  z.strictObject({
    imageId,
    operation: z.literal('adjust'),
    adjust: adjust.describe('Light, color, frame, and words over the picture. It costs nothing.'),
  }),
  z.strictObject({
    imageId,
    operation: z.literal('expand'),
    expand: expand.describe('How far it grows on each side, in parts of its width or height.'),
  }),
  z.strictObject({
    imageId,
    operation: z.literal('background'),
    background: background.describe('What is behind the subject.'),
  }),
]);
export type ObjectChange = z.infer<typeof objectChange>;
export type EditRequest = z.infer<typeof editRequest>;
export type EditInput = z.input<typeof editRequest>;
export type BackgroundInput = z.input<typeof background>;

export const createEdit = endpoint({
  method: 'POST',
  path: '/api/edits',
  access: 'session',
  signIn: 'signed_out.edit',
  limit: 'paid',
  body: editRequest,
  bodyMaxBytes: EDIT_MAX_BYTES,
  responses: { 202: generationAccepted },
  refusals: [...PAID_REFUSALS, 'cannot_edit', 'not_found', 'too_large', 'unsupported_media', 'unavailable'],
  reads: ['Idempotency-Key'],
  words: {
    tag: 'Editing',
    summary: 'Change a picture',
    description:
      'Makes a new version of one of your pictures or of a public one, and keeps the earlier one. `adjust` changes the whole picture and is free. A staging photographs the subject anew; of all other edits no pixel differs outside of the changed part. What cannot be done is refused with `cannot_edit` and costs nothing. Holds the price and answers at once, like a generation.',
    example: {
      request: {
        imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
        operation: 'object',
        object: { id: '1-0', action: 'recolor', color: '#2f9e52' },
      },
      response: ACCEPTED_EXAMPLE,
    },
  },
});

export const OBJECTS_EXAMPLE = [
  {
    id: '1-0',
    label: 'dog',
    box: { x: 181, y: 416, width: 308, height: 269 },
    actions: ['recolor', 'replace', 'move', 'remove'],
    isScalable: true,
  },
];

export const listObjects = endpoint({
  method: 'GET',
  path: '/api/images/:id/objects',
  access: 'session',
  signIn: 'signed_out.see_images',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: z.array(pictureObject) },
  cache: 'no-store',
  words: {
    tag: 'Editing',
    summary: 'List the things in one of your pictures that can be changed by themselves',
    description:
      'The nearest first. Empty for pictures of hosted models, for people, and for pictures of an earlier version of the engines.',
    example: { response: OBJECTS_EXAMPLE },
  },
});

export const findExpansion = endpoint({
  method: 'GET',
  path: '/api/images/:id/expansion',
  access: 'session',
  signIn: 'signed_out.see_images',
  params: z.object({ id: id('not_found.picture') }),
  responses: {
    200: z.object({
      by: z
        .enum(['camera', 'patches'])
        .describe('`camera`: the engine sees more of the scene; `patches`: the edges are continued.'),
      most: z.number().describe('The most that each side may grow, in parts of the picture’s.'),
    }),
  },
  cache: 'no-store',
  words: {
    tag: 'Editing',
    summary: 'Show how far one of your pictures can be expanded, and how',
    example: { response: { by: 'patches', most: MOST_EXPANSION.patches } },
  },
});
