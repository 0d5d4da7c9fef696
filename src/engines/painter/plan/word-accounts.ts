import { SHAPES } from '#engines/studio/plan/is-no-loss';
import type { DrawnPart, LeftOutPart } from '#engines/studio/plan/picture-plan';
import { FORMAT_NOUNS } from '#engines/studio/prompt/reading/function-words';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Span, type Token } from '#engines/studio/prompt/reading/token';
import { isStopWord } from '#engines/studio/prompt/stop-words';

/** Gathers which words a photo shows and which it leaves out; each word counts once. */
export interface WordAccounts {
  draw(words: readonly Span[], part: Omit<DrawnPart, 'words' | 'start' | 'end'>): void;
  /** Words that say little are no loss, unless they are meant. */
  leaveOut(words: readonly Token[], why: LeftOutPart['why'], options?: { isMeant: boolean }): void;
  /** In the prompt's order. */
  finish(): { drawn: DrawnPart[]; leftOut: LeftOutPart[] };
}

export function openAccounts(): WordAccounts {
  const drawn: DrawnPart[] = [];
  const leftOut: LeftOutPart[] = [];
  const inOrder = (one: { start: number }, other: { start: number }) => one.start - other.start;
  const isNew = (span: { start: number; end: number }) =>
    ![...drawn, ...leftOut].some((part) => part.start < span.end && span.start < part.end);
  return {
    draw(words, part) {
      const span = spanOf(words);
      if (span && isNew(span)) drawn.push({ ...span, ...part });
    },
    leaveOut(words, why, { isMeant } = { isMeant: false }) {
      for (const word of words) {
        const span = spanOf([word])!;
        const isSeen = isMeant || isOneOf(word, SHAPES);
        const isEmpty = why === 'look' && !isSeen && isStopWord(word.forms[0]!);
        if (!isEmpty && isNew(span)) leftOut.push({ ...span, why });
      }
    },
    finish: () => ({ drawn: drawn.toSorted(inOrder), leftOut: leftOut.toSorted(inOrder) }),
  };
}

function spanOf(words: readonly Span[]) {
  if (words.length === 0) return undefined;
  const inOrder = words.toSorted((one, other) => one.start - other.start);
  return {
    words: inOrder.map(({ text }) => text.toLowerCase()).join(' '),
    start: inOrder[0]!.start,
    end: inOrder.at(-1)!.end,
  };
}

/** Words that describe the picture as a whole, unless they tell its view or light. */
export function leaveOutAside(
  accounts: WordAccounts,
  { aside = [] }: NounGroup,
  isShown: (word: Token) => boolean,
): void {
  accounts.leaveOut(
    aside.filter((word) => !isShown(word) && !isOneOf(word, FORMAT_NOUNS)),
    'look',
  );
}

/** All words of a group. */
export function wordsOf({ modifiers, noun, number, verb, endings = [] }: NounGroup): Token[] {
  return [...(verb ? [verb] : []), ...(number ? [number] : []), ...modifiers, noun, ...endings];
}
