import { z } from 'zod';

const text = (most: number) => z.string().max(most);
const pixels = z.number().int().min(0).max(100_000);
const png = z
  .base64()
  .max(22 * 1024 * 1024)
  .transform((encoded) => Buffer.from(encoded, 'base64'))
  .refine((bytes) => bytes.subarray(1, 4).equals(Buffer.from('PNG')));

/** A page as read by the browser's process. A hostile page may control that process, so everything is validated. */
const sight = z.object({
  finalUrl: z.url({ protocol: /^https?$/ }).max(8_000),
  status: z.number().int().min(200).max(399),
  title: text(300),
  language: text(35),
  direction: z.enum(['ltr', 'rtl']),
  headings: z.array(z.object({ level: z.number().catch(2), text: text(300) })).max(60),
  paragraphs: z.array(text(600)).max(100),
  buttons: z.array(text(60)).max(30),
  meta: z.array(z.object({ name: text(100), content: text(1_000) })).max(80),
  jsonLd: z.array(text(60_000)).max(20),
  favicons: z.array(z.object({ url: text(2_100), sizes: text(60), isTouchIcon: z.boolean() })).max(30),
  logos: z.array(z.object({ url: text(130_000), alt: text(300), width: pixels, height: pixels })).max(6),
  images: z.array(z.object({ url: text(2_100), alt: text(300), width: pixels, height: pixels })).max(60),
  colors: z
    .array(
      z.object({
        hex: z.string().regex(/^#[\da-f]{6}$/),
        role: z.enum(['background', 'text', 'heading', 'link', 'button', 'buttonText']),
        area: z.number().min(0),
      }),
    )
    .max(48),
  fonts: z
    .array(
      z.object({
        family: text(80),
        weight: z.number(),
        role: z.enum(['heading', 'body', 'button']),
        letters: z.number().min(0),
      }),
    )
    .max(24),
  lines: z.array(text(400)).max(300),
  prices: z.array(z.object({ text: text(200), context: text(200), isFormer: z.boolean() })).max(40),
  screenshots: z.array(z.object({ device: z.enum(['desktop', 'tablet', 'phone']), png })).length(3),
});

export type PageCapture = z.infer<typeof sight>;
/** The content of a page: white space in texts is collapsed, lists are in the page's order. */
export type PageFacts = Omit<PageCapture, 'finalUrl' | 'status' | 'screenshots'>;
export type Device = PageCapture['screenshots'][number]['device'];

/** Undefined if the value is malformed. */
export function readSight(value: unknown): PageCapture | undefined {
  return sight.safeParse(value).data;
}
