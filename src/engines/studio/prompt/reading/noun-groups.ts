import type { Relation } from '../../scene/relation.ts';
import { CONTAINERS, FORMAT_NOUNS, LINKS, MEASURES, SOFT_NOUNS } from './function-words.ts';
import type { Token } from './token.ts';

/** A noun with the words that belong to it: "three small red apples". */
export interface NounGroup {
  /** Words before the noun that describe it, without articles and its number. */
  modifiers: Token[];
  noun: Token;
  /** How many are asked for; null for a plural without a number. */
  count: number | null;
  /** The word for that number; undefined if there is none. */
  number: Token | undefined;
  isNegated: boolean;
  /** The word that denies it. */
  negation?: Token;
  /** Whether a comma or another break stands before it. */
  isApart: boolean;
  /** How it stands to the group before it, and the verb between them. */
  relation: Relation | undefined;
  verb: Token | undefined;
  /** Verbs that nothing follows: "a man running, smiling". */
  endings?: readonly Token[];
}

/** Splits tagged words at links, verbs and punctuation into groups of one noun each. */
export function findNounGroups(tokens: readonly Token[], isDrawable: (token: Token) => boolean): NounGroup[] {
  const groups: NounGroup[] = [];
  let words: Token[] = [];
  let measured: number | null | undefined;
  let counter: Token | undefined;
  let isHerd = false;
  let next: Pick<NounGroup, 'relation' | 'verb' | 'isNegated' | 'negation' | 'isApart'> = START;
  const close = () => {
    const group = toGroup(words, { measured, counter, isHerd }, isDrawable);
    words = [];
    measured = undefined;
    counter = undefined;
    isHerd = false;
    if (!group) return;
    // "Zero clouds" are none.
    groups.push({ ...group, ...next, isNegated: next.isNegated || group.count === 0 });
    next = START;
  };
  const endWithVerb = () => {
    const last = groups.at(-1);
    if (!last || !next.verb) return;
    groups[groups.length - 1] = { ...last, endings: [...(last.endings ?? []), next.verb] };
  };
  for (const token of tokens) {
    if (token.afterBreak) {
      close();
      endWithVerb();
      next = { ...START, isApart: true };
    }
    if (token.forms[0] === 'and' && words.length > 0 && words.every(({ kind }) => kind === 'adjective'))
      continue;
    if (token.kind === 'link') {
      const relation = LINKS[token.forms[0]!] ?? 'for';
      if (relation === 'of' && measures(words.at(-1))) {
        measured = countOf(words);
        // "Two cups of coffee", not "a pair of shoes".
        counter = words.slice(0, -1).find(({ value }) => value !== undefined);
        isHerd = words.some(({ forms }) => forms.some((form) => HERDS.has(form)));
        words = [];
        continue;
      }
      const wasNegated = words.length > 0 ? next.isNegated : false;
      close();
      // "No people or cars" denies both; "no people on a street" only the people.
      next = { ...next, relation, isNegated: (relation === 'and' && wasNegated) || next.isNegated };
    } else if (token.kind === 'negation') {
      close();
      next = { ...next, isNegated: true, negation: token };
    } else if (token.kind === 'verb' && (words.at(-1)?.kind === 'noun' || token.isContinued)) {
      close();
      if (token.isContinued) endWithVerb();
      next = { ...START, verb: token };
    } else if (token.isActivity && words.at(-1)?.kind === 'noun') {
      close();
      next = { ...START, relation: 'with' };
      words.push(token);
    } else if (token.kind !== 'filler') {
      words.push(token);
    }
  }
  close();
  endWithVerb();
  return groups;
}

const START = { relation: undefined, verb: undefined, isNegated: false, isApart: false } as const;

/** "A bunch of bananas", "a bowl of soup", "a photo of a cat": what follows "of" is the subject. */
function measures(word: Token | undefined): boolean {
  if (!word) return true;
  return word.forms.some((form) => MEASURES.has(form) || FORMAT_NOUNS.has(form) || CONTAINERS.has(form));
}

function countOf(words: readonly Token[]): number | null | undefined {
  const value = words.findLast((word) => word.value !== undefined)?.value;
  if (value !== undefined) return value;
  return words.at(-1)?.forms.some((form) => MEASURES.has(form)) ? null : undefined;
}

function toGroup(
  words: readonly Token[],
  {
    measured,
    counter,
    isHerd,
  }: { measured: number | null | undefined; counter: Token | undefined; isHerd: boolean },
  isDrawable: (token: Token) => boolean,
): Pick<NounGroup, 'modifiers' | 'noun' | 'count' | 'number'> | undefined {
  const kept = withoutFormat(words.filter(({ kind }) => kind !== 'determiner'));
  const main = mainNoun(kept, isDrawable);
  // "Ferrari 250" names a car; a number alone only counts, but "a blue 5" is to be seen.
  const noun = main?.kind === 'number' ? (kept.findLast(({ kind }) => kind === 'noun') ?? main) : main;
  if (!noun || kept.every(({ kind }) => kind === 'number')) return undefined;
  const place = kept.indexOf(noun);
  const modifiers = kept.filter((word) => word !== noun);
  // One hundred is more than one.
  const numbered = modifiers.findLast(
    (word, at) =>
      word.value !== undefined &&
      (at < place || word.value < MOST_BEHIND) &&
      !modifiers[at + 1]?.forms.some((form) => OF_ONE.test(form)),
  );
  const count = numbered?.value ?? measured;
  return {
    modifiers: modifiers.filter((word) => word !== numbered),
    noun,
    count: count === undefined ? (noun.isPlural ? null : 1) : (count ?? (noun.isPlural || isHerd ? null : 1)),
    number: numbered ?? counter,
  };
}

/** "A flock of sheep" is several, though sheep has no plural. */
const HERDS: ReadonlySet<string> = new Set([
  'herd',
  'flock',
  'school',
  'swarm',
  'pack',
  'group',
  'shoal',
  'crowd',
]);

/** After a number: so many heads of each, not so many dogs. */
const OF_ONE =
  /^(?:headed|legged|eyed|armed|winged|tailed|horned|wheeled|tiered|layered|sided|story|seater|door|piece)$/;
/** Larger numbers after a noun are years, ages and names: "new year 2026". */
const MOST_BEHIND = 13;

/** "Lion portrait", "city wallpaper": the kind of picture is not its subject. */
function withoutFormat(words: readonly Token[]): Token[] {
  const kept = [...words];
  while (
    kept.length > 1 &&
    kept.at(-1)!.forms.some((form) => FORMAT_NOUNS.has(form)) &&
    kept.slice(0, -1).some(({ kind }) => kind === 'noun')
  )
    kept.pop();
  return kept;
}

/** The last noun; one before it that can be drawn if those between only describe it: "rocket launch", "avocado cut". */
function mainNoun(words: readonly Token[], isDrawable: (token: Token) => boolean): Token | undefined {
  const last = words.at(-1);
  const isSoft = last?.forms.some((form) => SOFT_NOUNS.has(form));
  if (!last || (isDrawable(last) && last.kind === 'noun' && !isSoft)) return last;
  const hard = words.findLast(
    ({ kind, forms }) =>
      kind === 'noun' && !forms.some((form) => SOFT_NOUNS.has(form) || FORMAT_NOUNS.has(form)),
  );
  if (hard && isDrawable(hard)) return hard;
  return last.kind === 'adjective' && !isDrawable(last)
    ? (words.findLast(({ kind }) => kind === 'noun') ?? last)
    : last;
}
