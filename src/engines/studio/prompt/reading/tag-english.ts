import nlp from 'compromise/two';
import { wordSet } from '../../scene/phrases.ts';
import { baseForms } from '../split-words.ts';
import { isStopWord } from '../stop-words.ts';
import { SHADES_OF_A_NOUN } from './color-nouns.ts';
import { FILLERS, LINKS, NEGATIONS, NUMBERS } from './function-words.ts';
import type { Token, WordKind } from './token.ts';

interface Term {
  text: string;
  pre: string;
  post: string;
  tags?: readonly string[];
  offset: { start: number };
}

/**
 * The words of an English prompt with their parts of speech.
 * @param isNoun whether a word names something that can be drawn, whatever the tagger takes it for
 */
export function tagEnglish(prompt: string, isNoun: (form: string) => boolean): Token[] {
  let breaks = true;
  let before: WordKind | undefined;
  return termsOf(prompt).flatMap(({ text, pre, post, tags = [], offset: { start } }) => {
    const afterBreak = breaks || BREAK.test(pre);
    breaks = BREAK.test(post);
    const word = text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+|['’]s?$/gu, '');
    if (word === '') return [];
    const forms = word.includes('-') ? unhyphened(word) : baseForms(word);
    const value = toNumber(word);
    const tagged = value === undefined ? kindOf(word, forms, tags, isNoun) : 'number';
    // "A turtle swimming", but "swimming pool".
    const isAfterNoun = before === 'noun' && !afterBreak;
    const isDoing = isAfterNoun && word.endsWith('ing') && isStopWord(word);
    const isTin = isAfterNoun && word === 'can';
    const kind = isDoing ? 'verb' : isTin ? 'noun' : tagged;
    before = kind;
    return {
      text: word,
      start,
      end: start + text.length,
      kind,
      forms,
      isPlural:
        !isNoun(word) &&
        (tags.includes('Plural') || (word.endsWith('s') && !word.endsWith('ss') && kind === 'noun')),
      value,
      isActivity: false,
      afterBreak,
    };
  });
}

/** Texts that were tagged last: photo and drawing of a prompt are planned from the same text. */
const recent = new Map<string, readonly Term[]>();
const MOST_RECENT = 20;

function termsOf(text: string): readonly Term[] {
  const terms: readonly Term[] =
    recent.get(text) ??
    nlp(text)
      .json({ offset: true })
      .flatMap((sentence: { terms: Term[] }) => sentence.terms);
  recent.delete(text);
  recent.set(text, terms);
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value!);
  return terms;
}

/** "Three", "3", "1,000", "1e9". */
function toNumber(word: string): number | undefined {
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word];
  return /^(?:\d+|\d{1,3}(?:,\d{3})+|\d+e\d+)$/.test(word) ? Number(word.replaceAll(',', '')) : undefined;
}

/** `t-shirt` gives `t-shirt`, `t shirt` and `tshirt`. */
function unhyphened(word: string): string[] {
  return [word, ...baseForms(word.replaceAll('-', ' ')), ...baseForms(word.replaceAll('-', ''))];
}

/** Punctuation that ends a part of a sentence. */
const BREAK = /[,;.:!?()[\]|/–—\n]|\s-\s/;

const ARTICLES = wordSet('a, an, the');

/** Adjectives that look like nouns. */
const DESCRIBING = wordSet(
  `3d, 2d, 4k, 8k, hd, uhd, pastel, minimal, cut, sliced, half, woolen, woollen, isolated, fresh, full, empty, retro, vintage, neon,
    cinematic, realistic, photorealistic, watercolour, british, vegan, vegetarian, cyber, junior, senior, mini, deluxe, premium, summery, wintry, wintery, autumnal, springlike, festive`,
);

/** Nouns that look like verbs after another noun: "farmers market". */
const NOUNS = wordSet(
  'lights, market, shop, fence, mirror, floor, stall, stand, booth, deck, porch, pier, dock, harbor, route, track, trail',
);

/** Sizes, shapes and settings of cameras: "4k", "16:9", "35mm", "f/1.8". */
const TECHNICAL =
  /^(?:\d+(?:k|mm|px|dpi|fps|mp)|\d{3,4}p|f\/?\d+(?:\.\d+)?|iso\d+|(?:16|21|9|5|4|3|2|1):(?:16|9|5|4|3|2|1))$/;

function kindOf(
  word: string,
  forms: readonly string[],
  tags: readonly string[],
  isNoun: (form: string) => boolean,
): WordKind {
  if (NEGATIONS.has(word)) return 'negation';
  if (Object.hasOwn(LINKS, word)) return 'link';
  if (FILLERS.has(word) || TECHNICAL.test(word)) return 'filler';
  // After "right of" the tagger takes them for other words.
  if (tags.includes('Determiner') || ARTICLES.has(word)) return 'determiner';
  if (tags.includes('Pronoun') || tags.includes('Conjunction')) return 'filler';
  if (DESCRIBING.has(word)) return 'adjective';
  // The tagger takes them for adverbs before a color: "a dark green sofa".
  if (tags.includes('Adverb') && SHADES_OF_A_NOUN.has(word)) return 'adjective';
  if (NOUNS.has(word) || (tags.includes('Noun') && !word.endsWith('ing'))) return 'noun';
  // A presenter is not "more present".
  if (tags.includes('Adjective') && !(tags.includes('Comparative') && isNoun(word))) return 'adjective';
  // "A drone flying", "a lake ringed by pines": their base forms are other words.
  if (/(?:ing|ed)$/.test(word) ? isNoun(word) : forms.some(isNoun)) return 'noun';
  if (tags.includes('Verb') || /(?:ing|ed)$/.test(word)) return 'verb';
  if (tags.includes('Preposition')) return 'link';
  return tags.includes('Adverb') ? 'filler' : 'noun';
}
