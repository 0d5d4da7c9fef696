import { ANIMAL_ICONS } from '../artwork/catalog/animals.ts';
import { iconSet } from '../artwork/icon-set.ts';
import { NECKED, showsVessel } from '../artwork/supports.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import type { PlannedThing } from './picture-plan.ts';

/** "A bowl of blueberries and strawberries": both are in it, unless the second is one thing by itself. */
export function fillVessels(groups: readonly NounGroup[]): NounGroup[] {
  const ordered = [...groups];
  for (const vessel of groups.filter(({ holds }) => holds)) {
    const at = ordered.indexOf(vessel);
    const following = ordered.slice(at + 1);
    const end = following.findIndex((group) => !isMixedWithHeld(group));
    const mixed = end < 0 ? following : following.slice(0, end);
    ordered.splice(at, mixed.length + 1, ...mixed, vessel);
  }
  return ordered;
}

/** After what a vessel holds: more of it. */
export function isMixedWithHeld({ relation, count, isNegated }: NounGroup): boolean {
  return relation === 'and' && count === null && !isNegated;
}

/** "A plate with two croissants", "a basket with apples": on it and in it, as its usual use is. */
export function asServed(planned: PlannedThing, at: number, all: readonly PlannedThing[]): PlannedThing {
  const host = all[at - 1];
  const { relation, thing } = planned;
  if (relation !== 'with' || at !== 1 || !host || ANIMAL_ICONS.has(thing.icon)) return planned;
  if (SERVING.has(host.thing.icon) && thing.height <= host.thing.height)
    return { ...planned, relation: 'bears' };
  return HOLDING.has(host.thing.icon) && thing.height <= host.thing.height * 2
    ? { ...planned, relation: 'holds' }
    : planned;
}

/** "A table with pasta, tomatoes and oil": pasta, tomatoes and oil on a table. */
export function layTable(things: readonly PlannedThing[]): readonly PlannedThing[] {
  const [table, first, ...others] = things;
  const isLaid = table?.count === 1 && first?.relation === 'bears' && others.length > 0;
  const isListed = others.every(
    ({ relation, thing }) =>
      (relation === 'and' || relation === undefined) &&
      thing.height <= table!.thing.height &&
      !ANIMAL_ICONS.has(thing.icon),
  );
  if (!isLaid || !isListed) return things;
  return [{ ...first, relation: undefined }, ...others, { ...table, relation: 'on' }];
}

const SERVING = iconSet('dinner-plate, table, round-table');

const HOLDING = iconSet('basket, bucket, bowl-with-spoon, vase, amphora, shopping-cart');

/** In a vase, flowers have long stems. */
export function cutFlowers(things: readonly PlannedThing[]): PlannedThing[] {
  if (!things.some(({ thing }) => NECKED.has(thing.icon))) return [...things];
  return things.map((planned) => {
    const icon = CUT_FLOWERS[planned.thing.icon];
    return icon ? { ...planned, thing: { ...planned.thing, icon } } : planned;
  });
}

const CUT_FLOWERS: Readonly<Record<string, string>> = {
  'garden-rose': 'cut-rose',
  tulip: 'cut-tulip',
  sunflower: 'cut-sunflower',
};

/** Whether the drawing of what is in a vessel shows the vessel, too. */
export function isInVessel(held: NounGroup, { forms }: Token, things: readonly PlannedThing[]): boolean {
  return things.some(({ group, thing }) => group === held && showsVessel(thing.icon, forms));
}
