import { z } from 'zod';

/** What a model wrote, as it wrote it. */
export type Draft = z.infer<typeof draftSchema>;

/** As providers are told it; lengths and numbers are said in words, since few take them in a schema. */
export const draftSchema = z.object({
  headlines: z.array(z.string()),
  descriptions: z.array(z.string()),
  callToActions: z.array(z.string()),
  hashtags: z.array(z.string()),
});

/** One text, or an object around it, such as `{ "text": "…" }`. */
const text = z.union([
  z.string(),
  z.record(z.string(), z.unknown()).transform((object) => {
    const [first] = Object.values(object).filter((value) => typeof value === 'string');
    return first ?? '';
  }),
]);
/** A list, or one text with a line or a comma between its items. */
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

/** @returns undefined for what has neither headlines nor descriptions */
export function readDraft(value: unknown): Draft | undefined {
  const { data } = lenient.safeParse(value);
  if (!data || data.headlines.length + data.descriptions.length === 0) return undefined;
  const { headlines, descriptions, callToActions, hashtags } = data;
  return { headlines, descriptions, callToActions, hashtags };
}
