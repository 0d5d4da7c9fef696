import type { Token } from '../reading/token.ts';
import type { Language } from './language.ts';
import { loadLexicon } from './lexicon.ts';
import { orderNounFirst } from './order-noun-first.ts';
import { orderNounLast } from './order-noun-last.ts';
import { tagSpaced } from './tag-spaced.ts';
import { tagKorean, tagUnspaced } from './tag-unspaced.ts';

/**
 * The words of a prompt in another language, in English and in English order; each keeps its place in the prompt.
 * @param isNoun whether an English word names something that can be drawn
 */
export function tagForeign(prompt: string, language: Language, isNoun: (form: string) => boolean): Token[] {
  const lexicon = loadLexicon(language);
  switch (language) {
    case 'de':
    case 'nl':
      return tagSpaced(prompt, language, lexicon);
    case 'ja':
      return orderNounLast(tagUnspaced(prompt, language, lexicon, isNoun), []);
    case 'zh':
      return orderNounLast(tagUnspaced(prompt, language, lexicon, isNoun), ['at', 'with', 'for']);
    case 'ko':
      return orderNounLast(tagKorean(prompt, lexicon, isNoun), []);
    default:
      return orderNounFirst(tagSpaced(prompt, language, lexicon));
  }
}
