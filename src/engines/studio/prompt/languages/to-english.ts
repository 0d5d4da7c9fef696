import { isUnknown, type Token } from '../reading/token.ts';

/** The words in English, in English order, without those that have no translation. */
export function toEnglish(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => {
      const word = isUnknown(token) ? '' : token.forms[0]!;
      return index > 0 && token.afterBreak ? `, ${word}` : ` ${word}`;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
