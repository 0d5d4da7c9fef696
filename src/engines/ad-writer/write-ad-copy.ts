import type { AdSubject, AdTextLimits, AdTone } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import { admitLimits } from './admit-limits.ts';
import { chooseCallsToAction } from './choose-calls-to-action.ts';
import { quoteDescriptions, quoteHeadlines } from './quote-page.ts';
import { type Briefing, readSubject } from './read-subject.ts';
import { splitWords } from './words.ts';
import { writeDescriptions } from './write-descriptions.ts';
import { writeHeadlines } from './write-headlines.ts';

/**
 * Writes an ad's texts, the best first: for a page up to five headlines and four descriptions, all in its own words; for
 * a prompt or picture exactly as many, from its phrases and the tone's frames. With one to four of the platform's calls to
 * action, and hashtags. The same request always gives the same texts.
 * @throws AdWriterError
 */
export function writeAdCopy({
  subject,
  tone,
  limits,
}: {
  subject: AdSubject;
  tone: AdTone;
  limits: AdTextLimits;
}) {
  admitLimits(limits);
  const briefing = readSubject(subject);
  const { brand, lines, topics, keywords, trade } = briefing;
  if (!brand && !trade && lines.length + topics.length + keywords.length === 0)
    throw new AdWriterError('There is nothing here to write about');
  const isQuoted = briefing.isPage;
  const headlines = (isQuoted ? quoteHeadlines : writeHeadlines)(briefing, tone, limits);
  return {
    headlines,
    descriptions: (isQuoted ? quoteDescriptions : writeDescriptions)(briefing, tone, limits, headlines),
    callToActions: chooseCallsToAction(briefing.intents, limits.callToActions),
    hashtags: writeHashtags(briefing, limits.hashtags),
  };
}

/** Nobody uses longer hashtags. */
const LONGEST = 28;

/** Single words are used only until there are this many hashtags. */
const ENOUGH = 3;

/** Hashtags from the brand, topics and keywords, in camel case. */
function writeHashtags({ brand, topics, keywords, language, trade }: Briefing, most: number): string[] {
  const tags = new Map<string, string>();
  const add = (phrase: string) => {
    const words = splitWords(phrase).map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
    if (words.length > 3 || words.every((word) => language?.stopWords.has(word.toLowerCase()))) return;
    const tag = `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
    const isTag =
      /^#[\p{L}\p{M}\p{N}]*\p{L}[\p{L}\p{M}\p{N}]*$/u.test(tag) && tag.length > 3 && tag.length <= LONGEST;
    const key = tag.toLowerCase().replace(/s$/, '');
    if (isTag && !tags.has(key)) tags.set(key, tag);
  };
  // German and Dutch write compounds as one word.
  const isCompounding = language?.code === 'de' || language?.code === 'nl';
  const isSingle = (phrase: string) => !isCompounding && splitWords(phrase).length === 1;
  const named = topics.map(({ text }) => text);
  for (const phrase of [brand, ...named.filter((topic) => !isSingle(topic))]) add(phrase);
  for (const topic of named.filter(isSingle)) if (tags.size < ENOUGH) add(topic);
  const isNew = (keyword: string) =>
    !named.some((topic) => topic.toLowerCase().includes(keyword.toLowerCase()));
  // In short texts, pairs of words are neighbors by chance.
  const isFit = (keyword: string) => !trade || splitWords(keyword).length === 1;
  for (const keyword of keywords.filter((one) => isNew(one) && isFit(one)))
    if (tags.size < ENOUGH || splitWords(keyword).length > 1) add(keyword);
  return [...tags.values()].slice(0, most);
}
