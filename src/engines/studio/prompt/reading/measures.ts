import { wordSet } from '../../scene/phrases.ts';
import { CONTAINERS, FORMAT_NOUNS, HOLDERS, MEASURES } from './function-words.ts';
import { isOneOf, type Token } from './token.ts';

/** The words before "of": in "two cups of coffee" the count 2 and the word "two". */
export interface Measure {
  /** Null for a plural without a number; undefined if it does not count. */
  count: number | null | undefined;
  counter: Token | undefined;
  isHerd: boolean;
  isFlock: boolean;
  isPair: boolean;
  isField: boolean;
  holder: Token | undefined;
  /** The words for that: "full of". */
  link?: Token;
  /** "Interior": from where it is seen. */
  inside: Token | undefined;
  /** "Stack", "slice": the form of what follows. */
  form: Token | undefined;
  aside: readonly Token[];
  words: readonly Token[];
}

export const NO_MEASURE: Measure = {
  count: undefined,
  counter: undefined,
  isHerd: false,
  isFlock: false,
  isPair: false,
  isField: false,
  holder: undefined,
  inside: undefined,
  form: undefined,
  aside: [],
  words: [],
};

/** "A bunch of bananas", "a bowl of soup", "a photo of a cat": what follows "of" is the subject. */
export function isMeasure(word: Token | undefined): boolean {
  if (!word) return true;
  // "An isometric illustration of a house"
  const isKind = word.forms.some((form) => FORMAT_NOUNS.has(form.split(' ').at(-1)!));
  return isKind || [MEASURES, CONTAINERS].some((nouns) => isOneOf(word, nouns));
}

export function measureOf(words: readonly Token[]): Measure {
  const last = words.at(-1);
  const value = words.findLast((word) => word.value !== undefined)?.value;
  return {
    count: value ?? (last && isOneOf(last, MEASURES) ? null : undefined),
    // "Two cups of coffee", not "a pair of shoes".
    counter: words.slice(0, -1).find((word) => word.value !== undefined),
    isHerd: words.some((word) => isOneOf(word, HERDS)),
    isFlock: words.some((word) => isOneOf(word, FLOCKS)),
    isPair: words.at(-1)?.text === 'pair' && words.at(-2)?.value === undefined,
    holder: last && isOneOf(last, HOLDERS) ? last : undefined,
    inside: last && isOneOf(last, INSIDES) ? last : undefined,
    form: last && isOneOf(last, FORMS) ? last : undefined,
    isField: last !== undefined && isOneOf(last, ['field']),
    words,
    aside: [
      ...words.slice(0, -1).filter(({ kind, value }) => kind !== 'determiner' && value === undefined),
      // "Isometric" is no kind of picture alone.
      ...(last && last.forms[0]!.includes(' ') && !isOneOf(last, FORMAT_NOUNS) ? [last] : []),
    ],
  };
}

/** Measures that a picture must show, not only count. */
const FORMS = wordSet('stack, pile, heap, tower, field, slice, sheet, ball, loaf');
const INSIDES = wordSet('interior, inside, back, rear, underside');

/** "A flock of sheep" is several, though sheep has no plural. */
const FLOCKS = wordSet('herd, flock, swarm, shoal, school');
const HERDS = wordSet('herd, flock, school, swarm, pack, group, shoal, crowd');
