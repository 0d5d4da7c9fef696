import type { Token } from '../reading/token.ts';

/** The words in English, in English order, without those that have no translation. */
export function toEnglish(tokens: readonly Token[]): string {
  return tokens
    .map(({ forms, afterBreak }, index) => {
      const word = forms[0]!.startsWith('?') ? '' : forms[0]!;
      return index > 0 && afterBreak ? `, ${word}` : ` ${word}`;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
