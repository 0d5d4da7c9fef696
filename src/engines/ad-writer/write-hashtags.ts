import type { Language } from './languages/language.ts';
import type { Briefing } from './read-subject.ts';
import { isUnspaced, splitWords } from './words.ts';

/** Nobody uses longer hashtags. */
const LONGEST = 28;

/** Single words are used only until there are this many hashtags. */
const ENOUGH = 3;

/** Hashtags from the brand, topics and keywords, in camel case. */
export function writeHashtags(
  { brand, topics, keywords, language, trade }: Briefing,
  most: number,
): string[] {
  const tags = new Map<string, string>();
  const add = (phrase: string) => addTag(tags, phrase, language);
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

function addTag(tags: Map<string, string>, phrase: string, language: Language | undefined): void {
  const words = splitWords(phrase).map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  if (words.length > 3 || words.every((word) => language?.stopWords.has(word.toLowerCase()))) return;
  const tag = `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
  const isTag =
    /^#[\p{L}\p{M}\p{N}]*\p{L}[\p{L}\p{M}\p{N}]*$/u.test(tag) && tag.length > 2 && tag.length <= LONGEST;
  const key = tag.toLowerCase().replace(/s$/, '');
  if (isTag && !tags.has(key)) tags.set(key, tag);
}

/** A place after its preposition, in languages that do not inflect its name. German writes all nouns in capitals. */
const PLACES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:in|near|across)\s+(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)/gu,
  fr: /(?<!\p{L})(?:à|de)\s+(\p{Lu}\p{L}+(?:-\p{L}+)*)/gu,
  es: /(?<!\p{L})en\s+(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu,
  it: /(?<!\p{L})(?:a|di)\s+(\p{Lu}\p{L}+)/gu,
  pt: /(?<!\p{L})(?:em|no|na)\s+(\p{Lu}\p{L}+)/gu,
  nl: /(?<!\p{L})(?:in|te)\s+(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu,
  de: /(?<!\p{L})in\s+(\p{Lu}\p{L}+)$/gu,
  sv: /(?<!\p{L})(?:i|från)\s+(\p{Lu}\p{L}+)/gu,
  da: /(?<!\p{L})i\s+(\p{Lu}\p{L}+)/gu,
  nb: /(?<!\p{L})i\s+(\p{Lu}\p{L}+)/gu,
  ro: /(?<!\p{L})(?:în|din)\s+(\p{Lu}\p{L}+)/gu,
};
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|english|german|french|spanish|italian|the|one|all|your|our|minutes|hours|days)$/i;
const SHORTEST_SUBJECT = 4;
/** Of a script without spaces. */
const LONGEST_UNSPACED = 8;
const SUBJECTS_MAX = 4;
/** Languages whose tables tell a noun from a verb, so that a part of a label may name a subject. */
const NAMES_SUBJECTS: ReadonlySet<string> = new Set(['en', 'de']);

/**
 * Hashtags of a page: the subjects that its title and headings name, whole, and its place. What a sentence says beside them
 * is no subject, and nobody looks for a brand by its hashtag.
 */
export function pageHashtags(briefing: Briefing, most: number): string[] {
  const { brand, labels, topics, sentences, hero, language, code } = briefing;
  const tags = new Map<string, string>();
  const isBrand = (text: string) =>
    brand !== '' &&
    (brand.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(brand.toLowerCase()));
  const whole = new Set(labels.map((label) => label.toLowerCase()));
  const isWithin = (text: string) =>
    labels.some((label) => ` ${label.toLowerCase()} `.includes(` ${text.toLowerCase()} `));
  const subjects = labels.filter((label) => {
    if (/[^\p{L}\p{M}\s'’-]/u.test(label) || isBrand(label)) return false;
    if (isUnspaced(label)) return label.length <= LONGEST_UNSPACED && label.length > 1;
    return splitWords(label).length === 1 && label.length >= SHORTEST_SUBJECT;
  });
  const phrases = topics
    .map(({ text }) => text)
    .filter(
      (text) =>
        !isBrand(text) && (whole.has(text.toLowerCase()) || (NAMES_SUBJECTS.has(code) && isWithin(text))),
    );
  const place = placeOf([...labels, hero, ...(code === 'de' ? [] : sentences.slice(0, 4))], code);
  for (const subject of [...phrases, ...subjects].slice(0, SUBJECTS_MAX))
    if (!place || !subject.includes(place)) addTag(tags, subject, language);
  if (place && !isBrand(place)) addTag(tags, place, undefined);
  // A place alone stays even where few are wanted.
  const all = [...tags.values()];
  return all.length <= most || !place
    ? all.slice(0, most)
    : [...all.slice(0, Math.max(most - 1, 0)), ...all.slice(-1)].slice(0, most);
}

function placeOf(texts: readonly string[], code: string): string | undefined {
  const pattern = PLACES[code];
  if (!pattern) return undefined;
  return texts
    .flatMap((text) => [...text.matchAll(pattern)].map(([, place]) => place!))
    .find((place) => !NO_PLACE.test(place));
}
