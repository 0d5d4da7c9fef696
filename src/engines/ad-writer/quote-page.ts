import type { AdTextLimits, AdTone } from './ad-request.ts';
import { AdWriterError } from './ad-writer-error.ts';
import type { Language } from './languages/language.ts';
import { capitalize } from './letter-case.ts';
import { endSentence, rankSentences } from './rank-sentences.ts';
import type { Briefing } from './read-subject.ts';
import { isUnspaced, splitWords } from './words.ts';
import { rankLines } from './write-headlines.ts';

const HEADLINES = 5;
const DESCRIPTIONS = 4;
/** Longer texts are hard to read, even if the platform allows them. */
const LONGEST = { headline: 60, description: 190 };
/** Share of one text's words that the other may repeat. */
const SHARED_MAX = 0.6;

/**
 * Headlines in a page's own words: its leading line first, or the beginning of it that fits, then its other lines. At
 * most five; fewer if the page says less.
 */
export function quoteHeadlines(briefing: Briefing, tone: AdTone, limits: AdTextLimits): string[] {
  const most = Math.min(limits.headline, LONGEST.headline);
  const { lines, hero, brand } = briefing;
  const leading = hero ? [hero, ...beginningsOf(hero), ...shortened(hero, briefing.language)] : [];
  const texts = [
    ...leading.filter((text) => limits.lengthOf(text) <= most).slice(0, 1),
    ...rankLines({ ...briefing, lines: lines.filter(({ text }) => !isAmount(text)) }, tone, most),
    ...lines.flatMap(({ text }) => beginningsOf(text)),
  ]
    .map((text) =>
      capitalize(
        text
          .replace(/!+/g, '')
          .trim()
          .replace(/(?<![.?]\s.*)[.。।]$/u, ''),
      ),
    )
    .filter((text) => text !== '' && limits.lengthOf(text) <= most);
  const chosen = choose(texts, HEADLINES, []);
  if (chosen.length === 0 && brand && limits.lengthOf(brand) <= most) chosen.push(brand);
  if (chosen.length === 0) throw new AdWriterError('There is too little to write a headline about');
  return chosen;
}

/** Descriptions in a page's own sentences, none of which repeats another or the first headline. At most four. */
export function quoteDescriptions(
  briefing: Briefing,
  tone: AdTone,
  limits: AdTextLimits,
  headlines: readonly string[],
): string[] {
  const most = Math.min(limits.description, LONGEST.description);
  const ranked = rankSentences(briefing, tone, headlines, most, limits.lengthOf).filter(
    (text) => !isAmount(text),
  );
  // A label does not describe anything.
  const told = ranked.filter((text) => isUnspaced(text) || splitWords(text).length > 4);
  const first = headlines.slice(0, 1);
  const lead = briefing.sentences
    .slice(0, 2)
    .map(endSentence)
    .filter(
      (text) =>
        limits.lengthOf(text) <= most && splitWords(text).length > 5 && !repeats(text, first[0] ?? ''),
    );
  const chosen = choose([...lead.slice(0, 1), ...told], DESCRIPTIONS, first);
  if (chosen.length > 0) return chosen;
  const spare = [...ranked, ...headlines.map(endSentence), endSentence(briefing.brand)].find(
    (text) => text.length > 1 && limits.lengthOf(text) <= most,
  );
  if (!spare) throw new AdWriterError('There is too little to write a description about');
  return [spare];
}

function choose(texts: readonly string[], most: number, told: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const text of texts)
    if (chosen.length < most && ![...told, ...chosen].some((one) => repeats(one, text))) chosen.push(text);
  return chosen;
}

/** Whether two texts say the same: one holds the other, or most of its words. */
function repeats(one: string, other: string): boolean {
  const [few, many] = [one, other]
    .map((text) => new Set(splitWords(text.toLowerCase())))
    .sort((a, b) => a.size - b.size);
  if (few!.size === 0) return true;
  const begin = (text: string) => splitWords(text.toLowerCase()).slice(0, 2).join(' ');
  if (few!.size > 1 && begin(one) === begin(other)) return true;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (plain(one).includes(plain(other)) || plain(other).includes(plain(one))) return true;
  const shared = [...few!].filter((word) => many!.has(word)).length;
  return shared / few!.size > SHARED_MAX;
}

/** Words after a comma that go on with a list, or join another clause. */
const LISTED =
  /\s(?:and|or|but|und|oder|sowie|et|ou|mais|y|e|o|pero|ma|en|maar|i|lub|ale|och|og|men|ja|ja|a|ani|és|vagy|și|sau|ve|veya|και|ή|и|или|но|та|й|і|або|але|que|che|die|der|das|dass?|który|která|které|som)\s/iu;

/** Words that begin an addition of place, time or manner, without which a leading line still stands. */
const ADDITIONS: Readonly<Record<string, RegExp>> = {
  en: /\s(?:in|at|within|across|near|throughout|from|by|since)\s/g,
  de: /\s(?:aus|in|im|am|bei|seit|rund um)\s/g,
  nl: /\s(?:in|uit|bij|sinds|vanaf)\s/g,
  fr: /\s(?:à|au|aux|dans|sur|près|depuis|chez|face)\s/g,
  es: /\s(?:en|sin|desde|cerca|junto)\s/g,
  it: /\s(?:nel|nella|nei|a|in|sul|sulla|vicino|senza)\s/g,
  pt: /\s(?:no|na|em|sem|desde|perto|junto)\s/g,
};
const SHORTENED_MIN_WORDS = 3;

function shortened(text: string, language: Language | undefined): string[] {
  // The answer to a question is whole or wrong.
  if (text.includes('?')) return [];
  return (
    [...text.matchAll(ADDITIONS[language?.code ?? ''] ?? /(?!)/g)]
      .toReversed()
      .map((found) =>
        text
          .slice(0, found.index)
          .replace(/[,;:–—-]+$/u, '')
          .trim(),
      )
      .filter((start) => splitWords(start).length >= SHORTENED_MIN_WORDS)
      // A verb at the end misses what follows.
      .filter((start) => !language?.verbs.has(splitWords(start).at(-1)!.toLowerCase()))
  );
}

/** The beginnings of a text before a comma, dash, colon or full stop that can stand alone, the longest first. */
function beginningsOf(text: string): string[] {
  const cuts = [...text.matchAll(/\s[–—|·-]\s|[.:;]\s|,\s|[。：]/gu)].reverse();
  return cuts
    .filter((cut) => !cut[0].startsWith(',') || !LISTED.test(text.slice(cut.index)))
    .map((cut) => text.slice(0, cut.index).trim())
    .filter(
      (start) => (isUnspaced(start) ? start.length > 5 : splitWords(start).length > 2) && !/,/.test(start),
    );
}

/** Whether a text is little more than a price, which says nothing of the thing. */
function isAmount(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  return letters < 4 || (/\p{Sc}|\bkr\b|\bzł\b|Kč|\blei\b|\bFt\b/u.test(text) && splitWords(text).length < 5);
}
