import { LINKS } from './function-words.ts';
import type { Token } from './token.ts';

const LINK_PHRASES = Object.keys(LINKS).filter((link) => link.includes(' '));

/** Joins the words of a link of several: `in front of`, `full of`. */
export function mergeLinks(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = LINK_PHRASES.find((link) => startsWith(tokens.slice(at), link.split(' ')));
    const length = phrase?.split(' ').length ?? 1;
    const first = tokens[at]!;
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

function startsWith(tokens: readonly Token[], words: readonly string[]): boolean {
  return words.every(
    (word, index) => tokens[index]?.text === word && (index === 0 || !tokens[index]!.afterBreak),
  );
}
