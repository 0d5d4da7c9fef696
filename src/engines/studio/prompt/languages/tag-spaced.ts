import type { Token, WordKind } from '../reading/token.ts';
import { findPhrase } from './find-phrase.ts';
import { type FoundWord, findMistyped, findWord, splitCompound } from './find-word.ts';
import { guessKind } from './guess-part-of-speech.ts';
import type { Language } from './language.ts';
import { type Lexicon, LINK_WORDS } from './lexicon.ts';
import { normalizeWords } from './normalize-words.ts';

/** Punctuation that ends a part of a sentence. */
export const BREAK = /[,;.:!?()[\]|/–—\n،؛؟、。，；：！？「」（）・]|\s-\s/u;

export interface Word {
  text: string;
  /** Normalized. */
  key: string;
  start: number;
  end: number;
  afterBreak: boolean;
}

/** The words of a prompt in a script with spaces, translated one by one, in the prompt's order. */
export function tagSpaced(prompt: string, language: Language, lexicon: Lexicon): Token[] {
  const words = splitSpaced(prompt, language);
  const hasCapitals = words.some(({ text, afterBreak }) => !afterBreak && /^\p{Lu}\p{Ll}/u.test(text));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const phrase = findPhrase(words, at, language, lexicon);
    if (phrase) {
      const last = words[at + phrase.length - 1]!;
      tokens.push(...toTokens(prompt, { ...word, end: last.end }, phrase.found));
      at += phrase.length;
      continue;
    }
    tokens.push(...tagWord(prompt, word, { language, lexicon, hasCapitals, previous: tokens.at(-1) }));
    at++;
  }
  return tokens;
}

export function splitSpaced(prompt: string, language: Language): Word[] {
  let end = 0;
  return [...prompt.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: text, index }) => {
    const afterBreak = index === 0 || end === 0 || BREAK.test(prompt.slice(end, index));
    end = index + text.length;
    const key = normalizeWords(text, language);
    return key === '' ? [] : [{ text, key, start: index, end, afterBreak }];
  });
}

interface Context {
  language: Language;
  lexicon: Lexicon;
  hasCapitals: boolean;
  previous: Token | undefined;
}

function tagWord(prompt: string, word: Word, context: Context): Token[] {
  const { language, lexicon } = context;
  const value = toNumber(word.key);
  if (value !== undefined) return [toToken(prompt, word, { kind: 'number', forms: [word.key], value })];
  const found = findWord(word.key, language, lexicon);
  if (found) return [...arabicLinks(prompt, word, found, language), ...toTokens(prompt, word, found)];
  if (language === 'de' || language === 'nl') {
    const compound = splitCompound(word.key, language, lexicon);
    // Accents do not change the length of a word, `ß` does.
    if (compound) {
      const middle = Math.min(word.end - 1, word.start + compound.at - (word.key.length - word.text.length));
      return [
        ...toTokens(prompt, { ...word, end: middle }, compound.first),
        ...toTokens(prompt, { ...word, start: middle, afterBreak: false }, compound.last),
      ];
    }
  }
  const near = findMistyped(word.key, language, lexicon);
  if (near) return toTokens(prompt, word, near);
  return [toToken(prompt, word, { kind: guessKind(word, context), forms: [unknownForm(word.text)] })];
}

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';

function toNumber(key: string): number | undefined {
  const plain = key.replace(/[٠-٩]/gu, (digit) => String(ARABIC_DIGITS.indexOf(digit)));
  return /^\d+$/.test(plain) ? Number(plain) : undefined;
}

/** Arabic writes "and", "in" and "with" as one letter before a word. */
function arabicLinks(prompt: string, word: Word, { key, entry }: FoundWord, language: Language): Token[] {
  if (language !== 'ar' || entry.kind === 'link') return [];
  const at = word.key.indexOf(key.slice(0, 2));
  const prefix = at > 0 ? word.key.slice(0, at) : '';
  const place = { ...word, end: word.start + 1 };
  const links = [
    ...(/^[وف]/u.test(prefix) ? [LINK_WORDS.and] : []),
    ...(/ب/u.test(prefix) ? [LINK_WORDS.with] : []),
    ...(/^[وف]?لل?/u.test(prefix) ? [LINK_WORDS.of] : []),
  ];
  return links.map((link) => toToken(prompt, place, { kind: 'link', forms: [link] }));
}

function toTokens(prompt: string, word: Word, { entry, isPlural }: FoundWord): Token[] {
  const { kind, forms, value, spelling } = entry;
  const text = prompt.slice(word.start, word.end).toLowerCase();
  // German umlauts mark plurals: Apfel, Äpfel.
  const hasUmlaut = kind === 'noun' && /[äöü]/u.test(text) && !/[äöü]/u.test(spelling);
  return [
    toToken(prompt, word, {
      kind,
      forms: forms.length > 0 ? forms : [unknownForm(text)],
      isPlural: kind === 'noun' && (isPlural || hasUmlaut),
      value,
    }),
  ];
}

/** Not the word itself, which may be another word in English: `Gift` is poison. */
export function unknownForm(text: string): string {
  return `?${text.toLowerCase()}`;
}

export function toToken(
  prompt: string,
  { start, end, afterBreak }: Pick<Word, 'start' | 'end' | 'afterBreak'>,
  {
    kind,
    forms,
    isPlural = false,
    value,
  }: { kind: WordKind; forms: string[]; isPlural?: boolean; value?: number | undefined },
): Token {
  return {
    text: prompt.slice(start, end).toLowerCase(),
    start,
    end,
    kind,
    forms,
    isPlural,
    value,
    isActivity: false,
    afterBreak,
  };
}
