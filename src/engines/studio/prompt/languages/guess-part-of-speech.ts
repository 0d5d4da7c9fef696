import type { Token, WordKind } from '../reading/token.ts';
import type { Language } from './language.ts';
import type { Word } from './tag-spaced.ts';

/** Endings of words that describe a noun. */
const ADJECTIVES: Partial<Record<Language, RegExp>> = {
  de: /(?:iger?|ige[nms]?|liche?[rnms]?|ische?[rnms]?|bare?[rnms]?|ende?[rnms]?)$/u,
  nl: /(?:ig|ige|lijke?|ische|ende?)$/u,
  pl: /(?:owy|owa|owe|owego|owej|owym|ny|na|ne|nego|nej|nym|nych|ski|ska|skie|skiego|skiej|skim|cki|cka|ckie|acy|aca|ace|acego|acej|acym|sty|sta|ste|ly|lej|tej|tego|tym)$/u,
};

/** Endings of words that say what somebody does. */
const VERBS: Partial<Record<Language, RegExp>> = {
  es: /(?:ando|iendo|yendo)$/u,
  pt: /(?:ando|endo|indo)$/u,
  it: /(?:ando|endo)$/u,
};

/** The part of speech of an unknown word: a noun unless its ending or place says otherwise. */
export function guessKind(
  { key, text }: Word,
  {
    language,
    hasCapitals,
    previous,
  }: { language: Language; hasCapitals: boolean; previous: Token | undefined },
): WordKind {
  if (VERBS[language]?.test(key)) return 'verb';
  // German nouns have capitals, where the writer uses any.
  if (language === 'de' && hasCapitals && /^\p{Ll}/u.test(text))
    return previous?.kind === 'noun' ? 'verb' : 'adjective';
  if (language === 'de' && /^\p{Lu}/u.test(text)) return 'noun';
  if (key.length > 4 && ADJECTIVES[language]?.test(key)) return 'adjective';
  return 'noun';
}
