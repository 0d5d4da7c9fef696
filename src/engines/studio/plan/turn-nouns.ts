import { isLandscape } from '../archetypes.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { findSubjects } from '../prompt/vocabulary.ts';
import { isOccasion } from './occasions.ts';
import { homeInOpenAir } from './places-of-things.ts';

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

/** Splits "a duck pond" into ducks and "in a pond". Without a number there are several. Only the first group is read. */
export function splitLand(groups: NounGroup[]): void {
  const [land] = groups;
  const shown = land && nounBefore(land);
  if (!shown || land.isNegated || !namesLand(land.noun) || !isSeenOutdoors(shown)) return;
  const { noun, modifiers, number } = land;
  const inLand: NounGroup = {
    modifiers: [],
    noun,
    count: 1,
    number: undefined,
    isNegated: false,
    isApart: false,
    relation: 'in',
    verb: undefined,
  };
  const things: NounGroup = {
    ...land,
    modifiers: modifiers.filter((word) => word !== shown),
    noun: { ...shown, isPlural: true },
    count: number ? land.count : null,
  };
  groups.splice(0, 1, things, inLand);
}

function namesLand({ forms }: Token): boolean {
  return findSubjects(forms).some(
    (subject) => subject.kind === 'archetype' && isLandscape(subject.archetype),
  );
}

/** Whether it lives, stands or flies in the open. */
function isSeenOutdoors({ forms }: Token): boolean {
  const [subject] = findSubjects(forms);
  if (subject?.kind === 'overlay') return true;
  return (
    subject?.kind === 'artwork' &&
    (homeInOpenAir(subject.thing) !== undefined || subject.thing.stance === 'flies')
  );
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
