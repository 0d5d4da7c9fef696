import type { Briefing } from './read-subject.ts';

/** How many topics a frame is tried with. */
const TOPICS = 4;

/**
 * The frame with its slots filled, once for each topic that it can take; none when the briefing lacks what
 * it needs. Slots are filled at once, so that a page's own braces are text.
 */
export function fillFrame(frame: string, { brand, topics, price }: Briefing): string[] {
  const needsBrand = frame.includes('{brand}');
  if ((needsBrand && !brand) || (frame.includes('{price}') && !price)) return [];
  const fill = (topic: string) =>
    frame.replace(/\{(\w+)\}/g, (_, slot: string) =>
      slot === 'brand' ? brand : slot === 'price' ? price : topic,
    );
  if (!/\{topics?\}/.test(frame)) return [fill('')];
  return topics
    .filter(({ needsNoArticle }) => needsNoArticle || !frame.includes('{topics}'))
    .slice(0, TOPICS)
    .map(({ text }) => fill(text));
}
