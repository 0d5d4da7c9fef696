import nlp from 'compromise';
import { baseForms } from '../words.ts';
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
  const terms: Term[] = nlp(prompt)
    .json({ offset: true })
    .flatMap((sentence: { terms: Term[] }) => sentence.terms);
  let breaks = true;
  return terms.flatMap(({ text, pre, post, tags = [], offset: { start } }) => {
    const afterBreak = breaks || BREAK.test(pre);
    breaks = BREAK.test(post);
    const word = text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+|['’]s?$/gu, '');
    if (word === '') return [];
    const forms = baseForms(word);
    const value = NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    return {
      text: word,
      start,
      end: start + text.length,
      kind: value === undefined ? kindOf(word, forms, tags, isNoun) : 'number',
      forms,
      isPlural:
        tags.includes('Plural') || (word.endsWith('s') && !word.endsWith('ss') && tags.includes('Noun')),
      value,
      isActivity: false,
      afterBreak,
    };
  });
}

/** Punctuation that ends a part of a sentence. */
const BREAK = /[,;.:!?()[\]|/–—\n]|\s-\s/;

function kindOf(
  word: string,
  forms: readonly string[],
  tags: readonly string[],
  isNoun: (form: string) => boolean,
): WordKind {
  if (NEGATIONS.has(word)) return 'negation';
  if (Object.hasOwn(LINKS, word)) return 'link';
  if (FILLERS.has(word)) return 'filler';
  if (tags.includes('Determiner')) return 'determiner';
  if (tags.includes('Pronoun') || tags.includes('Conjunction')) return 'filler';
  if (tags.includes('Noun') && !word.endsWith('ing')) return 'noun';
  if (tags.includes('Adjective')) return 'adjective';
  if (forms.some(isNoun)) return 'noun';
  if (tags.includes('Verb') || word.endsWith('ing')) return 'verb';
  if (tags.includes('Preposition')) return 'link';
  return tags.includes('Adverb') ? 'filler' : 'noun';
}
