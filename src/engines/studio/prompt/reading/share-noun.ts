import type { Token, WordKind } from './token.ts';

/**
 * Gives words that share a noun their own: "a red apple and a green one" as "a red apple and a green apple", "two cats, one
 * black and one white" as "a black cat and a white cat", "five balloons, two red and three blue" as "two red balloons and
 * three blue balloons", and "a pink and a blue balloon" as "a pink balloon and a blue balloon".
 */
export function shareNoun(tokens: readonly Token[]): Token[] {
  const each = tokens.flatMap((token, at) => [...nounAfter(tokens, at), token]);
  const named = each.map((token, at) => (isOneAfterAdjective(each, at) ? nounBefore(each, at) : token));
  for (const [at, noun] of named.entries()) {
    const first = startOfCounted(named, at);
    if (first === undefined) continue;
    const listed = readList(named, at + 1);
    const sum = listed.items.reduce((total, { count }) => total + count, 0);
    if (listed.items.length < 2 || sum !== named[first]!.value) continue;
    const shared = named.slice(first + 1, at);
    const apart = listed.items.flatMap(({ place, words, count }, index) => [
      ...(index > 0 ? [{ ...place, ...AND }] : []),
      ...(index === 0 || count > 1 ? [{ ...place, ...COUNT, value: count }] : []),
      ...shared,
      ...words,
      { ...noun, isPlural: count > 1, ...(index > 0 && spanOf(place)) },
    ]);
    return [...named.slice(0, first), ...apart.map(inClause), ...named.slice(listed.end)];
  }
  return named;
}

const COUNT = { kind: 'number' } as const;
const AND = { kind: 'link', text: 'and', forms: ['and'], value: undefined } as const;

function inClause(token: Token): Token {
  return { ...token, afterBreak: false };
}

/** Before the "and" of "a pink and a blue balloon": the balloon. */
function nounAfter(tokens: readonly Token[], and: number): Token[] {
  if (tokens[and]?.forms[0] !== 'and' || tokens[and].afterBreak) return [];
  const before = tokens.slice(0, and).findLastIndex(({ kind }) => kind !== 'adjective');
  const opener = tokens[before];
  const first = and + 2;
  const noun = tokens.findIndex(({ kind }, at) => at >= first && kind !== 'adjective');
  const isEach = before < and - 1 && isOpener(opener) && isOpener(tokens[and + 1]) && noun > first;
  if (!isEach || tokens[noun]?.kind !== 'noun' || tokens.slice(and, noun + 1).some((word) => word.afterBreak))
    return [];
  return [{ ...tokens[noun], ...spanOf(tokens[and - 1]!), isPlural: (opener!.value ?? 1) > 1 }];
}

/** "A" and numbers; "the red and the blue" may be of one thing. */
function isOpener(token: Token | undefined): boolean {
  return token?.kind === 'number' || (token?.kind === 'determiner' && /^an?$/i.test(token.text));
}

/** The "one" of "a green one", not of "one green apple". */
function isOneAfterAdjective(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isLast = !next || next.afterBreak || next.kind === 'link' || next.kind === 'verb';
  return isOne(tokens[at]) && tokens[at - 1]?.kind === 'adjective' && !tokens[at]!.afterBreak && isLast;
}

function isOne(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.forms[0] === 'one';
}

/** The "one" as the noun that it stands for; itself if there is none. */
function nounBefore(tokens: readonly Token[], at: number): Token {
  const one = tokens[at]!;
  const noun = tokens.slice(0, at).findLast(({ kind }) => kind === 'noun');
  return noun ? { ...noun, ...spanOf(one), isPlural: false, afterBreak: false } : one;
}

function spanOf({ text, start, end }: Token) {
  return { text, start, end };
}

/** Where the number of a counted plural stands: "two", "two big" before "cats". */
function startOfCounted(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.kind !== 'noun') return undefined;
  const before = tokens.slice(0, at).findLastIndex(({ kind }) => kind !== 'adjective');
  return (tokens[before]?.value ?? 1) > 1 ? before : undefined;
}

const OPENING: ReadonlySet<WordKind | undefined> = new Set(['number', 'determiner', 'filler'] as const);

/** "One black and one white", "a red one, the other green": the words of each, and where the list ends. */
function readList(tokens: readonly Token[], from: number) {
  const items: { place: Token; words: Token[]; count: number }[] = [];
  let end = from;
  for (;;) {
    let at = end;
    if (tokens[at]?.forms[0] === 'and') at++;
    const start = at;
    const count = tokens[at]?.value ?? 1;
    while (OPENING.has(tokens[at]?.kind)) at++;
    const words: Token[] = [];
    for (let word = tokens[at]; word?.kind === 'adjective'; word = tokens[at]) {
      if (words.length > 0 && word.afterBreak) break;
      words.push(word);
      at++;
    }
    if (words.length === 0 || start + words.length === at) return { items, end };
    const place = tokens[start]!;
    // "A red one"
    const one = tokens[at];
    if (one?.kind === 'noun' && one.text === 'one') at++;
    const next = tokens[at];
    if (next?.kind === 'noun' && !next.afterBreak) return { items, end };
    items.push({ place, words, count });
    end = at;
  }
}
