import { z } from 'zod';
import { PAID_REFUSALS } from '#features/generations/contract/generations';
import { prompt } from '#features/generations/contract/prompt';
import { endpoint } from '#platform/endpoint/endpoint';
import { imagesAnswer, PICTURE_FIELDS, refuseCombinations, size } from './openai-images.ts';

/** Forms of OpenAI's images protocol: requests that bring pictures. */

/** A field of a form, which is a text, as what it means. */
const fromText = <Schema extends z.ZodType>(meanings: (text: string) => unknown, schema: Schema) =>
  z.preprocess((sent) => (typeof sent === 'string' ? meanings(sent) : sent), schema);

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };
const toFlag = (text: string) => FLAGS[text] ?? text;

const FORM_FIELDS = {
  ...PICTURE_FIELDS,
  n: fromText(toNumber, PICTURE_FIELDS.n),
  output_compression: fromText(toNumber, PICTURE_FIELDS.output_compression),
  partial_images: fromText(toNumber, PICTURE_FIELDS.partial_images),
  stream: fromText(toFlag, PICTURE_FIELDS.stream),
  anyway: fromText(toFlag, PICTURE_FIELDS.anyway),
  size,
};

/** OpenAI's clients send null as a text. */
const withNulls = <Schema extends z.ZodType>(form: Schema) =>
  z.preprocess(
    (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [
          field,
          text === 'null' && field !== 'prompt' ? null : text,
        ]),
      ),
    form,
  );

export const editsForm = withNulls(
  z
    .strictObject({
      prompt,
      ...FORM_FIELDS,
      /** Changes nothing here: pixels outside of the change stay as they are. */
      input_fidelity: z.enum(['low', 'high']).nullish(),
    })
    .check(refuseCombinations),
);
export type EditsForm = z.output<typeof editsForm>;

export const variationsForm = withNulls(z.strictObject(FORM_FIELDS).check(refuseCombinations));
export type VariationsForm = z.output<typeof variationsForm>;

const REFUSALS = [
  ...PAID_REFUSALS,
  'cannot_draw',
  'cannot_edit',
  'too_large',
  'unsupported_media',
  'unavailable',
] as const;

export const createOpenaiEdit = endpoint({
  method: 'POST',
  path: '/v1/images/edits',
  access: 'key',
  scope: 'edits:write',
  limit: 'paid',
  takesPicture: true,
  responses: { 200: imagesAnswer },
  refusals: REFUSALS,
  reads: ['Idempotency-Key'],
  sendsPictures: true,
});

export const createOpenaiVariation = endpoint({
  method: 'POST',
  path: '/v1/images/variations',
  access: 'key',
  scope: 'generations:write',
  limit: 'paid',
  takesPicture: true,
  responses: { 200: imagesAnswer },
  refusals: REFUSALS,
  reads: ['Idempotency-Key'],
  sendsPictures: true,
});
