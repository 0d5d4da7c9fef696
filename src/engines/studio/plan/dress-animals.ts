import { dressedIcon } from '../artwork/drawings/dressed-animals.ts';
import { THINGS } from '../artwork/things.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf } from '../prompt/reading/token.ts';
import type { PlannedThing } from './picture-plan.ts';

/** "A cat wearing sunglasses", "a penguin with a hat and a bow tie": on the animal, where a drawing of it can wear them. */
export function dress(things: readonly PlannedThing[]): PlannedThing[] {
  const [animal, ...others] = things;
  if (!animal) return [];
  const end = others.findIndex(
    ({ group, thing }, at) =>
      group.number !== undefined || !isWorn(group, at > 0) || !dressedIcon(animal.thing.icon, [thing.icon]),
  );
  const worn = end < 0 ? others : others.slice(0, end);
  const icon = dressedIcon(
    animal.thing.icon,
    worn.map(({ thing }) => thing.icon),
  );
  if (icon === undefined) return [...things];
  const clothed = { ...animal, thing: { ...animal.thing, icon }, wears: worn.map(({ group }) => group) };
  return [clothed, ...others.slice(worn.length)];
}

function isWorn({ verb, relation }: NounGroup, isNext: boolean): boolean {
  if (relation === 'and') return isNext;
  if (verb) return relation === undefined && isOneOf(verb, ['wear']);
  return relation === 'with' || relation === 'in';
}

/** A bird stands and a dove flies; a cat stands, and another drawing of it sits. */
export function pose(things: readonly PlannedThing[], groups: readonly NounGroup[]): PlannedThing[] {
  return things.map((planned) => {
    const { group, thing } = planned;
    const next = groups[groups.indexOf(group) + 1];
    const said = [...group.modifiers, ...(group.endings ?? []), next?.verb ?? []].flat();
    const asks = (verbs: readonly string[]) => said.some((word) => isOneOf(word, verbs));
    const icon =
      thing.icon === 'bird' && asks(FLYING) ? 'dove' : asks(SITTING) ? `sitting-${thing.icon}` : undefined;
    const other = icon && THINGS.find((one) => one.icon === icon);
    return other ? { ...planned, thing: other } : planned;
  });
}

export const FLYING = ['flying', 'fly'];

const SITTING = ['sitting', 'sit'];
