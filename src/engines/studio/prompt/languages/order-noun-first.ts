import { CONTAINERS, FORMAT_NOUNS, MEASURES } from '../reading/function-words.ts';
import { isUnknown, type Token } from '../reading/token.ts';

/** Puts the describing words of "chat noir" and "tarte de pommes" before their noun, as English does. */
export function orderNounFirst(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at + 1;
    while (end < tokens.length && continues(tokens, end)) end++;
    ordered.push(...orderRun(tokens.slice(at, end)));
    at = end;
  }
  return ordered;
}

/** Whether a token belongs to the same noun as those before it. */
function continues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const previous = tokens[at - 1]!;
  if (token.afterBreak || ENDING.has(previous.kind)) return joinsNouns(tokens, at - 1) && !token.afterBreak;
  return !ENDING.has(token.kind) || joinsNouns(tokens, at);
}

const ENDING: ReadonlySet<string> = new Set(['link', 'verb', 'negation']);

/** "Tarte de pommes": an "of" without an article between two nouns, of which the first is the thing itself. */
function joinsNouns(tokens: readonly Token[], at: number): boolean {
  const { kind, forms } = tokens[at]!;
  const before = tokens.slice(0, at).findLast((token) => token.kind !== 'adjective');
  return (
    kind === 'link' &&
    forms[0] === 'of' &&
    before?.kind === 'noun' &&
    !isMeasure(before) &&
    tokens[at + 1]?.kind === 'noun' &&
    !tokens[at + 1]!.afterBreak
  );
}

function isMeasure({ forms }: Token): boolean {
  return forms.some((form) => MEASURES.has(form) || CONTAINERS.has(form) || FORMAT_NOUNS.has(form));
}

function orderRun(run: readonly Token[]): Token[] {
  const place = run.findIndex(({ kind }) => kind === 'noun');
  if (place < 0) return [...run];
  const head = run[place]!;
  const before = run.slice(0, place);
  const described: Token[] = [];
  for (const [offset, token] of run.slice(place + 1).entries()) {
    if (token.kind === 'link') continue;
    const isOwn = token.kind === 'determiner' || token.kind === 'number';
    // An unknown word right after a container describes it.
    if (isOwn || (token.kind === 'noun' && isMeasure(head) && !isUnknown(token))) {
      const link = { ...head, ...LINK, start: token.start, end: token.start, forms: [isOwn ? 'for' : 'of'] };
      return [...putTogether(before, described, head), link, ...orderRun(run.slice(place + 1 + offset))];
    }
    described.unshift(token);
  }
  return putTogether(before, described, head);
}

const LINK = { text: '', kind: 'link', isPlural: false, value: undefined, afterBreak: false } as const;

function putTogether(before: readonly Token[], described: readonly Token[], head: Token): Token[] {
  const all = [...before, ...described, head];
  const afterBreak = all.some((token) => token.afterBreak);
  return all.map((token, index) => ({ ...token, afterBreak: afterBreak && index === 0 }));
}
