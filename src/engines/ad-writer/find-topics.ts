import type { Language } from './languages/language.ts';
import { splitWords, wordSet } from './words.ts';

export interface Topic {
  /** Spelled as in running text. */
  text: string;
  /** Whether it is a plural or uncountable. Known only for English. */
  needsNoArticle: boolean;
}

interface TopicSources {
  language: Language;
  brand: string;
  /** Things that the advertiser or the picture names. */
  named: readonly string[];
  /** Headings and parts of the title, the main ones first. */
  labels: readonly string[];
  /** Keywords that the page declares. */
  given: readonly string[];
  sentences: readonly string[];
  /** Keywords extracted from its text: the last resort. */
  found: readonly string[];
}

/** In words. */
const LONGEST = 4;
/** Words that may be inside a noun phrase. */
const LINKS = wordSet(
  'of for and & de del du des la le les d di da do dos das von für und van voor à y e et en al',
);
const PARTICIPLE = /(?:ed|ly)$/;
const COUNTED =
  wordSet(`building wedding ring king wing string spring evening morning meeting painting thing setting booking ending
  beginning drawing offering ceiling being`);
const UNCOUNTED =
  wordSet(`bread coffee tea food yoga art music wine beer software furniture jewelry jewellery care law travel pottery
  skincare help support water cheese chocolate fashion fitness design research education insurance honey leather linen
  wool news sourdough pasta pizza pilates equipment content comfort health history nature luxury style technology
  hospitality craftsmanship transport security data decor footwear knitwear homeware stationery stoneware gear
  soap clothing bedding perfume sportswear glassware granola gelato gin whisky childcare photography`);
/** Terms of sale, which are not topics. */
const TERMS =
  /\b(?:shipping|delivery|returns?|free|sale|discount|offers?|background|gratis|gratuit\w*|kostenlos\w*)\b/i;

/** A subject's products and services as noun phrases, the main ones first. @param lower spells them as in running text */
export function findTopics(sources: TopicSources, lower: (phrase: string) => string): Topic[] {
  const { language, brand, named, labels, given, sentences, found } = sources;
  const brandName = brand.toLowerCase();
  const isTopic = (phrase: string) =>
    isNounPhrase(phrase, language) &&
    !TERMS.test(phrase) &&
    !(brandName && phrase.toLowerCase().includes(brandName)) &&
    !brandName.includes(phrase.toLowerCase());
  const running = sentences.join(' ');
  const own = [...named, ...labels.flatMap((label) => [label, headOf(label, language, running)]), ...given];
  const repeated =
    language.code === 'en' ? findRepeated(language, [...new Set([...labels, ...sentences])]) : [];
  const all = [...own.filter((phrase) => isSpecific(phrase, language)), ...repeated].filter(isTopic);
  const best = all.toSorted((a, b) => rankOf(a, language) - rankOf(b, language));
  const spare = found.filter((phrase) => isTopic(phrase) && (language.code !== 'en' || phrase.includes(' ')));
  const phrases = best.length > 0 ? best : spare.slice(0, 3);
  const texts = new Map(phrases.map((phrase) => [phrase.toLowerCase(), lower(phrase)]));
  return [...texts.values()].map((text) => ({
    text,
    needsNoArticle: language.code === 'en' && needsNoArticle(text),
  }));
}

/** Phrases that fit most frames first, single words last, except in languages that write compounds as one word. */
function rankOf(phrase: string, { code }: Language): number {
  if (code === 'de' || code === 'nl') return 0;
  if (!phrase.includes(' ')) return 2;
  return code === 'en' && !needsNoArticle(phrase) ? 1 : 0;
}

/** English single words are too vague, unless they are plural or uncountable. */
function isSpecific(phrase: string, { code }: Language): boolean {
  return splitWords(phrase).length > 1 || code !== 'en' || needsNoArticle(phrase);
}

/** The words before the first verb or stop word: `Garden tools | made of steel`, `Brot | aus dem Holzofen`. */
function headOf(label: string, language: Language, running: string): string {
  const words = label.split(' ');
  const end = words.findIndex((word) => {
    const plain = word.toLowerCase().replace(/[^\p{L}\p{M}'’&-]/gu, '');
    return (
      plain !== '&' &&
      (!LINKS.has(plain) || language.code === 'en') &&
      (isVerb(plain, language) || language.stopWords.has(plain))
    );
  });
  if (end < 1) return '';
  const head = words.slice(0, end);
  while (LINKS.has(head.at(-1)?.toLowerCase() ?? '')) head.pop();
  const phrase = head.join(' ').replace(/[,:;]$/, '');
  const isNoun = language.code !== 'en' || needsNoArticle(phrase) || hasArticle(phrase, running);
  return isNoun ? phrase : '';
}

/** Whether the text uses the phrase with an article: English spelling alone does not tell nouns from verbs. */
function hasArticle(phrase: string, running: string): boolean {
  const words = splitWords(phrase.toLowerCase());
  return (
    words.length > 1 &&
    new RegExp(`\\b(?:an?|the|our|your)(?: [\\p{L}-]+)? ${words.join(' ')}\\b`, 'iu').test(running)
  );
}

function isNounPhrase(phrase: string, language: Language): boolean {
  if (/[.,:;!?()"“”|/\d%]/.test(phrase)) return false;
  const words = splitWords(phrase.toLowerCase().replace(/’/g, "'"));
  if (words.length === 0 || words.length > LONGEST || words.join('').length < 4) return false;
  const isEdgeLinked = LINKS.has(words[0]!) || LINKS.has(words.at(-1)!);
  return (
    !isEdgeLinked &&
    !words.some((word) => isVerb(word, language) || (!LINKS.has(word) && isFunctionWord(word, language))) &&
    !(language.code === 'en' && PARTICIPLE.test(words.at(-1)!))
  );
}

function isFunctionWord(word: string, { stopWords, prefaces }: Language): boolean {
  return stopWords.has(word) || prefaces.has(word);
}

function isVerb(word: string, { verbs, code }: Language): boolean {
  if (verbs.has(word)) return true;
  return code === 'en' && /[^s]s$/.test(word) && verbs.has(word.slice(0, -1)) && !NOUNS.has(word);
}

/** Words that are more often plurals than verbs. */
const NOUNS = wordSet(
  'plans shops drinks designs works gifts breaks walks books visits runs stays treats guides',
);

/** Phrases of two or three content words that occur at least twice and need no article. */
function findRepeated(language: Language, texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const stretch of texts
    .join('.')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\s'’-]+/u)) {
    let run: string[] = [];
    for (const word of [...splitWords(stretch), '']) {
      if (word !== '' && !language.stopWords.has(word) && !isVerb(word, language)) {
        run.push(word);
        continue;
      }
      for (let size = 2; size <= 3; size += 1)
        for (let start = 0; start + size <= run.length; start += 1) {
          const phrase = run.slice(start, start + size).join(' ');
          counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
        }
      run = [];
    }
  }
  return [...counts]
    .filter(
      ([phrase, times]) => times > 1 && needsNoArticle(phrase) && !PARTICIPLE.test(splitWords(phrase)[0]!),
    )
    .sort((a, b) => b[1] - a[1])
    .map(([phrase]) => phrase);
}

function needsNoArticle(phrase: string): boolean {
  const words = splitWords(phrase.toLowerCase());
  const link = words.findIndex((word) => ['of', 'for', 'with'].includes(word));
  const head = words.at(link > 0 ? link - 1 : -1) ?? '';
  if (UNCOUNTED.has(head)) return true;
  // `stopped digging` is an action, not a thing.
  if (/ing$/.test(head)) return words.length > 1 && !COUNTED.has(head) && !/ed$/.test(words.at(-2)!);
  return /[^sui]s$|ies$/.test(head) && !/^(?:gas|lens|bias|atlas|canvas|christmas|always)$/.test(head);
}
