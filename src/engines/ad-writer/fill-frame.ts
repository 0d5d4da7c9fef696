import type { Briefing } from './read-subject.ts';

/** Maximum number of topics that a frame is filled with. */
const MAX_TOPICS = 4;

interface Filled {
  text: string;
  topic?: string;
}

/**
 * The frame with its slots filled, once for each topic that fits. Empty if the briefing lacks a brand or topics. All slots
 * are filled in one step, so that braces in a page's text have no effect.
 */
export function fillFrame(frame: string, { brand, topics }: Briefing): Filled[] {
  if (frame.includes('{brand}') && !brand) return [];
  const fill = (topic: string) =>
    frame.replace(/\{(\w+)\}/g, (_, slot: string) => (slot === 'brand' ? brand : topic));
  if (!/\{topics?\}/.test(frame)) return [{ text: fill('') }];
  return topics
    .filter(({ needsNoArticle }) => needsNoArticle || !frame.includes('{topics}'))
    .slice(0, MAX_TOPICS)
    .map(({ text: topic }) => ({ text: fill(topic), topic }));
}
