import { detectLanguage } from '#engines/studio/prompt/languages/detect-language';
import { tagForeign } from '#engines/studio/prompt/languages/tag-foreign';
import { isInDictionary } from '#engines/studio/prompt/reading/correct-typing';
import { FILLERS, NEGATIONS } from '#engines/studio/prompt/reading/function-words';
import type { Token } from '#engines/studio/prompt/reading/token';
import { isStopWord } from '#engines/studio/prompt/stop-words';
import type { ForeignWord, QueryReader } from '#ports/query-reader';

/** Kinds of words that say what is in a picture. */
const CONTENT: ReadonlySet<Token['kind']> = new Set(['noun', 'adjective', 'verb']);

/** Reads queries with the word lists of the studio engine. */
export function createStudioQueryReader(): QueryReader {
  return {
    isInDictionary,
    isNegation: (word) => NEGATIONS.has(word),
    saysNothing: (word) => FILLERS.has(word) || isStopWord(word),
    translate(query, isEnglish) {
      const language = detectLanguage(query, isEnglish);
      return language === 'en' ? undefined : readWords(tagForeign(query, language, isEnglish));
    },
  };
}

function readWords(tokens: readonly Token[]): ForeignWord[] {
  const words: ForeignWord[] = [];
  let isNegated = false;
  // Nouns and adjectives have changed places for English.
  for (const { kind, text, forms } of tokens.toSorted((a, b) => a.start - b.start)) {
    if (kind === 'negation') isNegated = true;
    if (!CONTENT.has(kind)) continue;
    const english = forms.filter((form) => !form.startsWith('?'));
    words.push({ typed: text.toLowerCase(), english, isNegated });
    isNegated = false;
  }
  return words;
}
