import type { Token } from './token.ts';

const LONGEST_PHRASE = 4;

/** Joins words that are one known noun together: `ice cream`, `cup of coffee`; from the left, the longest first. */
export function mergePhrases(tokens: readonly Token[], isNoun: (phrase: string) => boolean): Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = findPhrase(tokens, at, isNoun);
    merged.push(phrase?.token ?? tokens[at]!);
    at += phrase?.length ?? 1;
  }
  return merged;
}

function findPhrase(tokens: readonly Token[], at: number, isNoun: (phrase: string) => boolean) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 1; length--) {
    const words = tokens.slice(at, at + length);
    if (words.slice(1).some(({ afterBreak }) => afterBreak)) continue;
    const first = words[0]!;
    const last = words.at(-1)!;
    const lead = words.slice(0, -1).map(({ forms }) => forms[0]!);
    const name = last.forms.map((form) => [...lead, form].join(' ')).find(isNoun);
    if (name === undefined) continue;
    const token: Token = {
      ...last,
      text: words
        .toSorted((one, other) => one.start - other.start)
        .map(({ text }) => text)
        .join(' '),
      start: Math.min(...words.map(({ start }) => start)),
      end: Math.max(...words.map(({ end }) => end)),
      kind: 'noun',
      forms: [name],
      value: undefined,
      isActivity: first.kind === 'verb',
      afterBreak: first.afterBreak,
    };
    return { token, length };
  }
  return undefined;
}
