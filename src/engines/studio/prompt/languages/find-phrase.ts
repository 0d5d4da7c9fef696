import { baseWords } from './base-words.ts';
import type { FoundWord } from './find-word.ts';
import type { Language } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import type { Word } from './tag-spaced.ts';

interface IndexedPhrase {
  words: string[];
  key: string;
}

const indexes = new WeakMap<Lexicon, Map<string, IndexedPhrase[]>>();

/** The longest known phrase of several words that starts here, each word in any of its forms. */
export function findPhrase(
  words: readonly Word[],
  at: number,
  language: Language,
  lexicon: Lexicon,
): { found: FoundWord; length: number } | undefined {
  const index = indexPhrases(lexicon, language);
  const starts = new Set(baseWords(words[at]!.key, language).map(({ word }) => word));
  let best: IndexedPhrase | undefined;
  for (const start of starts)
    for (const phrase of index.get(start) ?? [])
      if (phrase.words.length > (best?.words.length ?? 1) && matches(words, at, phrase.words, language))
        best = phrase;
  if (!best) return undefined;
  const entry = lexicon.entries.get(best.key)!;
  const head = language === 'de' || language === 'nl' ? best.words.length - 1 : 0;
  const isPlural = entry.isPlural || isPluralOf(words[at + head]!.key, best.words[head]!, language);
  return { found: { entry, isPlural, key: best.key }, length: best.words.length };
}

function matches(words: readonly Word[], at: number, phrase: readonly string[], language: Language): boolean {
  if (at + phrase.length > words.length) return false;
  return phrase.every((part, offset) => {
    const word = words[at + offset]!;
    if (offset > 0 && word.afterBreak) return false;
    return (
      word.key === part || (part.length > 2 && word.key.length > 2 && haveSameBase(word.key, part, language))
    );
  });
}

function haveSameBase(one: string, other: string, language: Language): boolean {
  const bases = new Set(baseWords(one, language).map(({ word }) => word));
  return baseWords(other, language).some(({ word }) => word.length > 2 && bases.has(word));
}

function isPluralOf(word: string, base: string, language: Language): boolean {
  return word !== base && baseWords(word, language).some((found) => found.isPlural && found.word === base);
}

function indexPhrases(lexicon: Lexicon, language: Language): Map<string, IndexedPhrase[]> {
  let index = indexes.get(lexicon);
  if (index) return index;
  index = new Map();
  for (const key of lexicon.entries.keys()) {
    if (!key.includes(' ')) continue;
    const words = key.split(' ');
    for (const start of new Set(baseWords(words[0]!, language).map(({ word }) => word))) {
      const phrases = index.get(start) ?? [];
      phrases.push({ words, key });
      index.set(start, phrases);
    }
  }
  indexes.set(lexicon, index);
  return index;
}
