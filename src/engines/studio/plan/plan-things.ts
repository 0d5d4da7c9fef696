import { takesColor } from '../artwork/keeps-its-colors.ts';
import { holdsThings, showsVessel } from '../artwork/supports.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { meaningsOf } from '../prompt/vocabulary.ts';
import { namedColor } from './name-color.ts';
import { isPartOf } from './parts-of-things.ts';
import type { PlannedThing } from './picture-plan.ts';

export const MOST_THINGS = 5;
export const MOST_OF_A_THING = 12;
/** How many of a plural without a number are drawn. */
export const DEFAULT_PLURAL_COUNT = 3;

/** The things of artwork that the groups name, the main one first. */
export function planThings(groups: readonly NounGroup[]): PlannedThing[] {
  return groups
    .flatMap(thingsOf)
    .filter(({ thing, group }, index, all) => index === 0 || isPlaceable(thing.icon, group, all))
    .filter(({ thing, group }, index, all) => {
      // "A pumpkin for Halloween" is one pumpkin.
      const isNamedAgain = group.relation !== 'and' && !group.number;
      return !(isNamedAgain && all.slice(0, index).some((earlier) => earlier.thing.icon === thing.icon));
    })
    .slice(0, MOST_THINGS);
}

/** A thing is not drawn beside what is in it; nor is a vessel a second time. */
function isPlaceable(
  icon: string,
  { relation, holds, noun }: NounGroup,
  all: readonly PlannedThing[],
): boolean {
  if (
    relation === 'with' &&
    isPartOf(
      noun,
      all.map(({ thing }) => thing.icon),
    )
  )
    return false;
  if (relation !== 'in') return true;
  return holdsThings(icon) && !(holds && isInVessel(holds, noun, all));
}

/** Whether the drawing of what is in a vessel shows the vessel, too. */
export function isInVessel(held: NounGroup, { forms }: Token, things: readonly PlannedThing[]): boolean {
  return things.some(({ group, thing }) => group === held && showsVessel(thing.icon, forms));
}

/** A thing as often as it is asked for, or one each of several: "fruit", which counts only as the main noun. */
function thingsOf(group: NounGroup, index: number): PlannedThing[] {
  const found = meaningsOf(group.noun).find((subject) => subject.kind === 'artwork');
  if (!found || (found.others && index > 0)) return [];
  const { thing, others } = found;
  const count = Math.min(MOST_OF_A_THING, Math.ceil((group.count ?? DEFAULT_PLURAL_COUNT) / thing.pieces));
  return [thing, ...(others ?? [])].map((each, at) => ({
    group,
    thing: each,
    count: others ? 1 : count,
    color: takesColor(each.icon) ? namedColor(group)?.hex : undefined,
    relation: at === 0 ? group.relation : undefined,
  }));
}
