import type { Token } from '../reading/token.ts';
import { findPeople } from './find-people.ts';

/**
 * "A woman running": what people do is a verb, although `running` is a noun elsewhere; and a couple is two people
 * unless it counts what follows.
 */
export function tagActions(tokens: readonly Token[]): Token[] {
  const tagged: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const before = tagged.at(-1);
    if (token.text === 'couple' && token.kind === 'number' && !counts(next))
      tagged.push({ ...token, kind: 'noun', value: undefined });
    else if (before && before.kind === 'noun' && findPeople(before) && !token.afterBreak && isAction(token))
      tagged.push({ ...token, kind: 'verb', isActivity: false });
    else tagged.push(token);
  }
  return tagged;
}

function counts(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    !next.afterBreak &&
    (next.text === 'of' || (next.kind === 'noun' && !isAction(next)))
  );
}

/** After a noun for people, a word in -ing says what they do. */
function isAction({ text }: Token): boolean {
  return text.length > 4 && text.endsWith('ing') && !text.includes(' ') && !NOUNS.has(text);
}

const NOUNS: ReadonlySet<string> = new Set(['clothing', 'wedding', 'meeting', 'training', 'ring', 'king']);
