import { takesColor } from '../artwork/keeps-its-colors.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { meaningsOf } from '../prompt/vocabulary.ts';
import { namedColor } from './name-color.ts';
import type { PlannedThing } from './picture-plan.ts';

export const MOST_THINGS = 5;
export const MOST_OF_A_THING = 12;
/** How many of a plural without a number are drawn. */
export const DEFAULT_PLURAL_COUNT = 3;

/** The things of artwork that the groups name, the main one first. */
export function planThings(groups: readonly NounGroup[]): PlannedThing[] {
  return groups
    .flatMap(thingsOf)
    .filter(({ thing, group }, index, all) => {
      // "A pumpkin for Halloween" is one pumpkin.
      const isOccasion = group.relation === 'for' && !group.number;
      return !(isOccasion && all.slice(0, index).some((earlier) => earlier.thing.icon === thing.icon));
    })
    .slice(0, MOST_THINGS);
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
