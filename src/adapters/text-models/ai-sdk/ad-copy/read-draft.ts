import { z } from 'zod';

/** Unchecked texts of a model. */
export type Draft = z.infer<typeof draftSchema>;

/** The schema sent to providers. The prompt states lengths and counts, since few providers accept them in a schema. */
export const draftSchema = z.object({
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
  callToActions: z.array(z.string()),
  hashtags: z.array(z.string()),
});

/** A text, or an object with a text, such as `{ "text": "…" }`. */
const text = z.union([
  z.string(),
  z.record(z.string(), z.unknown()).transform((object) => {
    const [first] = Object.values(object).filter((value) => typeof value === 'string');
    return first ?? '';
  }),
]);
/** A list, or one text to split into a list. */
const list = (between: RegExp) =>
  z
    .union([z.array(text.catch('')), z.string().transform((lines) => lines.split(between))])
    .catch([])
    .transform((texts) => texts.filter((one) => one.trim() !== ''));

const lenient = z.looseObject({
  headlines: list(/\n/).default([]),
  descriptions: list(/\n/).default([]),
  callToActions: list(/[\n,]/).default([]),
  hashtags: list(/[\s,]+/).default([]),
});

/** @returns undefined if there are neither headlines nor descriptions */
export function readDraft(value: unknown): Draft | undefined {
  const { data } = lenient.safeParse(value);
  if (!data || data.headlines.length + data.descriptions.length === 0) return undefined;
  const { headlines, descriptions, callToActions, hashtags } = data;
  return { headlines, descriptions, callToActions, hashtags };
}
