import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf, type Token } from '../reading/token.ts';
import { namesAnimal } from '../vocabulary.ts';
import { findPeople } from './find-people.ts';
import { type ReadPeople, readPeople } from './read-people.ts';

/** "Drinking coffee", "walking the dog", "fishing at a lake": somebody does it. Undefined unless it is seen. */
export function readActivity(groups: readonly NounGroup[], head: NounGroup): ReadPeople | undefined {
  const [first, ...others] = groups;
  if (!first || first !== head || first.isNegated || groups.some(({ noun }) => findPeople(noun)))
    return undefined;
  const activity = activityOf(first);
  const read = activity && readPeople([...activity.groups, ...others], activity.groups[0]!);
  const isSeen = read && [activity.verb, first.noun].every((word) => read.shows.has(word));
  return isSeen ? read : undefined;
}

/** A person who does what the first words say. */
function activityOf(first: NounGroup): { verb: Token; groups: NounGroup[] } | undefined {
  const { noun, modifiers, number } = first;
  if (isGerund(noun) && modifiers.length === 0)
    return { verb: noun, groups: [{ ...SOMEBODY, endings: [noun] }] };
  const [verb, ...rest] = modifiers;
  if (!verb || !isGerund(verb) || verb.start > noun.start || number) return undefined;
  // "A running dog" runs, a writing desk is one; "walking the dog" and "sitting at a desk" are done.
  const hasArticle = (rest[0] ?? noun).start > verb.end + 1;
  if (!hasArticle && (namesAnimal(noun) || isOneOf(noun, MADE_FOR_IT) || isOneOf(verb, WITHOUT_OBJECT)))
    return undefined;
  return { verb, groups: [SOMEBODY, { ...first, modifiers: rest, verb, relation: undefined }] };
}

function isGerund({ kind, text }: Token): boolean {
  return kind === 'verb' && text.endsWith('ing');
}

const MADE_FOR_IT = wordSet(
  'desk, table, board, stove, canvas, easel, lamp, chair, room, machine, book, wall, paper',
);

/** "A walking stick", "a sleeping bag" */
const WITHOUT_OBJECT = wordSet(
  'walk, run, runn, jump, dance, danc, sleep, sit, sitt, stand, hike, hik, climb',
);

const SOMEBODY: NounGroup = {
  modifiers: [],
  noun: {
    text: 'person',
    start: -1,
    end: -1,
    kind: 'noun',
    forms: ['person'],
    isPlural: false,
    value: undefined,
    isActivity: false,
    afterBreak: false,
  },
  count: 1,
  number: undefined,
  isNegated: false,
  isApart: false,
  relation: undefined,
  verb: undefined,
};
