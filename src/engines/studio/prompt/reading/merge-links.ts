import { LINKS } from './function-words.ts';
import type { Token } from './token.ts';

/** The words of links of several, by their first word. */
const LINK_PHRASES = Map.groupBy(
  Object.keys(LINKS)
    .filter((link) => link.includes(' '))
    .map((link) => link.split(' ')),
  ([first]) => first!,
);

/** Joins the words of a link of several: `in front of`, `full of`. */
export function mergeLinks(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]!;
    const words = LINK_PHRASES.get(first.text)?.find((link) => isAt(tokens, at, link));
    const phrase = words?.join(' ');
    const length = words?.length ?? 1;
    const last = tokens[at + length - 1]!;
    merged.push(
      phrase
        ? { ...first, kind: 'link', text: phrase, forms: [phrase], end: last.end, value: undefined }
        : first,
    );
    at += length;
  }
  return merged;
}

function isAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    return token?.text === word && (index === 0 || !token.afterBreak);
  });
}
