import type { Briefing } from './read-subject.ts';

/** How many topics a frame is tried with. */
const TOPICS = 4;

interface Filled {
  text: string;
  topic?: string;
}

/**
 * The frame with its slots filled, once for each topic that it can take; none when the briefing lacks what
 * it needs. Slots are filled at once, so that a page's own braces are text.
 */
export function fillFrame(frame: string, { brand, topics }: Briefing): Filled[] {
  if (frame.includes('{brand}') && !brand) return [];
  const fill = (topic: string) =>
    frame.replace(/\{(\w+)\}/g, (_, slot: string) => (slot === 'brand' ? brand : topic));
  if (!/\{topics?\}/.test(frame)) return [{ text: fill('') }];
  return topics
    .filter(({ needsNoArticle }) => needsNoArticle || !frame.includes('{topics}'))
    .slice(0, TOPICS)
    .map(({ text: topic }) => ({ text: fill(topic), topic }));
}
