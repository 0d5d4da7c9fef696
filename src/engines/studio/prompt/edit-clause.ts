import type { PeopleEdit } from '../people/people-change.ts';
import type { Edit, NamedThing, Side } from '../scene/edit.ts';
import { phrases } from '../scene/phrases.ts';
import { COLOR_WORDS, colorNamed } from './color-words.ts';
import { correctPrompt } from './reading/correct-prompt.ts';
import type { NounGroup } from './reading/noun-groups.ts';
import { readPrompt } from './reading/read-prompt.ts';
import { isDrawable } from './vocabulary.ts';

/** An edit with the words that ask for it, lower case: `noun` counts as done with it, the others on their own. */
export interface AskedEdit {
  edit: Edit | PeopleEdit;
  words: {
    noun: string[];
    color: string[];
    count: string[];
    rest: string[];
    /** The words among `rest` that name what the thing is put on, or who wears it. */
    host?: string[];
  };
}

/** A part of a refinement; undefined if it is no edit of a thing. */
export interface ReadClause {
  edits: AskedEdit[];
  toward: Side | undefined;
  /** Words for `toward`. */
  words: string[];
  /** Words of a command that nothing can do. */
  leftOut: string[];
  /** Whether it says what to do, and is not only a noun, which may as well be a prompt. */
  isCommand: boolean;
}

export const NO_EDIT: ReadClause = { edits: [], toward: undefined, words: [], leftOut: [], isCommand: true };

/** Words for the whole picture. */
export const WHOLE =
  /^(?:it|everything|all|this|that|them|the (?:whole )?(?:picture|image|photo|scene|thing|colou?rs?|tones?|palette|mood))$/;
/** Words for its light and colors. */
export const LIGHT =
  /^(?:the )?(?:light|lights|lighting|tone|tones|colors?|colours?|hour|theme|mood|palette|tint|look|glow)$/;

/** The nouns of a part of a refinement. */
export function groupsOf(text: string): NounGroup[] {
  const plain = text.replace(ONE_OF, '$1 ').replace(ON_A_SIDE, '$<side> $<noun>');
  return readPrompt(correctPrompt(plain, isDrawable).text, isDrawable).groups.filter(
    ({ noun }) => !/^(?:left|right|top|it|side|one)$/.test(noun.text),
  );
}

/** "One of the balloons" */
const ONE_OF = /\b(one|two|three|four|five|six|seven|eight|nine|\d+) of (?:the|these|those|them) /g;

/** "The cat on the left" */
const ON_A_SIDE =
  /^(?:the |one )?(?<noun>[a-z-]+(?: [a-z-]+)?) (?:on|at|to|in) the (?<side>left|right|middle|center|centre)(?: side)?$/;

/** @param text in which it is named; "the other cat" tells nothing about which one */
export function nameThing(group: NounGroup, text = ''): { thing: NamedThing; words: AskedEdit['words'] } {
  const colorWord = group.modifiers.find(({ forms }) => colorNamed(forms) !== undefined);
  const color = colorWord && colorNamed(colorWord.forms);
  const place = group.modifiers.find(({ text }) => Object.hasOwn(WHICH, text));
  const thing: NamedThing = {
    forms: group.noun.forms,
    count: group.count,
    isCounted: group.number !== undefined,
    color: color === undefined ? undefined : COLOR_WORDS[color],
    relation: group.relation,
    ...(place || OTHER.test(text) ? { which: place ? WHICH[place.text] : ('untold' as const) } : {}),
  };
  return {
    thing,
    words: {
      noun: [group.noun.text, ...(place && WHICH[place.text] !== 'untold' ? [place.text] : [])],
      color: colorWord ? [colorWord.text] : [],
      count: group.number ? [group.number.text] : [],
      rest: group.modifiers
        .filter((word) => word !== colorWord && (word !== place || WHICH[word.text] === 'untold'))
        .map(({ text }) => text),
    },
  };
}

const OTHER = /\bother\b/;
/** Words that choose one of several. */
const WHICH: Readonly<Record<string, NamedThing['which']>> = {
  ...wordsFor(-1, 'left, leftmost, first'),
  ...wordsFor(0, 'middle, center, centre, central'),
  ...wordsFor(1, 'right, rightmost, last'),
  ...wordsFor(
    'untold',
    'second, third, fourth, fifth, front, back, top, bottom, upper, lower, nearest, biggest, smallest',
  ),
};

function wordsFor(which: NamedThing['which'], words: string): Record<string, NamedThing['which']> {
  return Object.fromEntries(phrases(words).map((word) => [word, which]));
}

export function wordsOf({ modifiers, noun }: NounGroup): string[] {
  return [...modifiers, noun].map(({ text }) => text);
}
