import type { PeopleEdit } from '../people/people-change.ts';
import type { Edit, NamedThing, Side } from '../scene/edit.ts';
import { COLOR_WORDS, colorNamed } from './color-words.ts';
import { correctPrompt } from './reading/correct-prompt.ts';
import type { NounGroup } from './reading/noun-groups.ts';
import { readPrompt } from './reading/read-prompt.ts';
import { isDrawable } from './vocabulary.ts';

/** An edit with the words that ask for it, lower case: `noun` counts as done with it, the others on their own. */
export interface AskedEdit {
  edit: Edit | PeopleEdit;
  words: { noun: string[]; color: string[]; count: string[]; rest: string[] };
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
  return readPrompt(correctPrompt(text, isDrawable).text, isDrawable).groups.filter(
    ({ noun }) => !/^(?:left|right|top|it|side|one)$/.test(noun.text),
  );
}

export function nameThing(group: NounGroup): { thing: NamedThing; words: AskedEdit['words'] } {
  const colorWord = group.modifiers.find(({ forms }) => colorNamed(forms) !== undefined);
  const color = colorWord && colorNamed(colorWord.forms);
  const thing: NamedThing = {
    forms: group.noun.forms,
    count: group.count,
    isCounted: group.number !== undefined,
    color: color === undefined ? undefined : COLOR_WORDS[color],
    relation: group.relation,
  };
  return {
    thing,
    words: {
      noun: [group.noun.text],
      color: colorWord ? [colorWord.text] : [],
      count: group.number ? [group.number.text] : [],
      rest: group.modifiers.filter((word) => word !== colorWord).map(({ text }) => text),
    },
  };
}

export function wordsOf({ modifiers, noun }: NounGroup): string[] {
  return [...modifiers, noun].map(({ text }) => text);
}
