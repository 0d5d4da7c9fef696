import type { Briefing } from './read-subject.ts';
import { splitWords } from './words.ts';

/** Hashtags longer than this are nobody's. */
const LONGEST = 28;

/** As many tell of a subject; single words from its text are no better than none beyond them. */
const ENOUGH = 3;

/** The brand's, then those of topics and keywords; words run together, each with a capital. */
export function writeHashtags({ brand, topics, keywords, language }: Briefing, most: number): string[] {
  const tags = new Map<string, string>();
  const add = (phrase: string) => {
    const words = splitWords(phrase).map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
    if (words.length > 3 || words.every((word) => language?.stopWords.has(word.toLowerCase()))) return;
    const tag = `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
    const isTag =
      /^#[\p{L}\p{M}\p{N}]*\p{L}[\p{L}\p{M}\p{N}]*$/u.test(tag) && tag.length > 3 && tag.length <= LONGEST;
    if (isTag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  };
  for (const phrase of [brand, ...topics.map(({ text }) => text)]) add(phrase);
  const named = topics.map(({ text }) => text.toLowerCase());
  const isNew = (keyword: string) => !named.some((topic) => topic.includes(keyword.toLowerCase()));
  for (const keyword of keywords.filter(isNew))
    if (tags.size < ENOUGH || splitWords(keyword).length > 1) add(keyword);
  return [...tags.values()].slice(0, most);
}
