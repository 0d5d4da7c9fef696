import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { findSubjects, type Subject } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { colorName } from './name-color.ts';
import { isOccasion } from './occasions.ts';
import { homeInOpenAir, OUTDOOR_THINGS } from './places-of-things.ts';

/** "A woman pencil drawing": the noun is whom it shows. */
export function turnViews(groups: readonly NounGroup[], isViewWord: (word: Token) => boolean): void {
  for (const group of groups) {
    const shown = nounBefore(group);
    if (shown && !isViewWord(shown) && isViewWord(group.noun) && shown.end <= group.noun.start)
      showInstead(group, shown, []);
  }
}

/** "Fireworks new year": the picture is of what stands before the occasion. */
export function turnOccasions(groups: readonly NounGroup[], isDrawable: (word: Token) => boolean): void {
  for (const group of groups) {
    const shown = nounBefore(group);
    if (shown && !isOccasion(shown) && isOccasion(group.noun) && isDrawable(shown))
      showInstead(group, shown, [group.noun]);
  }
}

/** "Sunflowers", and nothing else: a field of them. */
export function turnFlowers(groups: readonly NounGroup[]): void {
  const [flowers, ...others] = groups;
  if (!flowers || others.length > 0 || flowers.count !== null) return;
  const fields = flowers.noun.forms.map((form) => `${form} field`);
  const [field] = findSubjects(fields);
  if (field?.kind === 'archetype') flowers.noun = { ...flowers.noun, forms: fields };
}

const LANDS = wordSet(
  'field, meadow, pasture, pond, lake, river, beach, shore, coast, bay, harbor, sea, ocean, desert, forest, wood, jungle, mountain, hill, valley, sky',
);

/**
 * Splits "a duck pond" into ducks and "in a pond". Without a number there are several animals, vehicles and things that fly, and one
 * building. Colors are the thing's, other words the land's. Only the first group that no view word makes is read.
 */
export function splitLand(groups: NounGroup[], isViewWord: (word: Token) => boolean): void {
  const at = groups.findIndex(({ noun }) => !isViewWord(noun));
  const group = groups[at];
  const shown = group && nounBefore(group);
  if (!shown || group.isNegated || !isOneOf(group.noun, LANDS)) return;
  const { noun, modifiers, number } = group;
  // "Three duck ponds"
  if (number && noun.isPlural && !shown.isPlural) return;
  const [subject] = findSubjects(shown.forms);
  if (!subject || !isSeenOutdoors(subject)) return;
  const isSeveral = shown.isPlural || !isBuilt(subject);
  const others = modifiers.filter((word) => word !== shown);
  const isOfThing = (word: Token) => word.kind === 'number' || colorName(word) !== undefined;
  const inLand: NounGroup = {
    modifiers: others.filter((word) => !isOfThing(word)),
    noun,
    count: 1,
    number: undefined,
    isNegated: false,
    isApart: false,
    relation: 'in',
    verb: undefined,
  };
  const things: NounGroup = {
    ...group,
    modifiers: others.filter(isOfThing),
    noun: isSeveral ? { ...shown, isPlural: true } : shown,
    count: number ? group.count : isSeveral ? null : 1,
  };
  groups.splice(at, 1, things, inLand);
}

/** Whether it lives, stands or flies in the open. */
function isSeenOutdoors(subject: Subject): boolean {
  if (subject.kind === 'overlay') return true;
  return (
    subject.kind === 'artwork' &&
    (homeInOpenAir(subject.thing) !== undefined || subject.thing.stance === 'flies')
  );
}

/** Buildings, landmarks and trees, which one rarely means several of. */
function isBuilt(subject: Subject): boolean {
  if (subject.kind !== 'artwork') return false;
  const { icon, stance } = subject.thing;
  return stance === 'stands' && OUTDOOR_THINGS.has(icon) && !ANIMAL_ICONS.has(icon);
}

function nounBefore({ modifiers }: NounGroup): Token | undefined {
  // "New year 2027"
  const before = modifiers.findLast(({ kind }) => kind !== 'number');
  return before?.kind === 'noun' ? before : undefined;
}

/** In place: `kept` describe the new noun. */
function showInstead(group: NounGroup, shown: Token, kept: readonly Token[]): void {
  group.modifiers = [...group.modifiers.filter((word) => word !== shown), ...kept];
  group.noun = shown;
  if (!group.number) group.count = shown.isPlural ? null : 1;
}
