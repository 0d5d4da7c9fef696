import type { PersonWish } from '../../people/cast/person-wish.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf } from '../reading/token.ts';
import { isYoung, type PeopleReading } from './people-reading.ts';

/** "A family of five": two parents and as many children as are told. */
export function sizeFamily(family: PersonWish[], { aside = [] }: NounGroup, { shows }: PeopleReading): void {
  const told = aside.find(({ value }) => value !== undefined && value >= 3 && value <= 6);
  const child = family.findLast(isYoung);
  if (!told || !child) return;
  while (family.length > told.value!) family.pop();
  while (family.length < told.value!) family.push({ ...child });
  shows.add(told);
}

/** A mother alone is shown with a child. */
export function completeParents(people: PersonWish[], groups: readonly NounGroup[]): void {
  const only = people.length === 1 ? people[0]! : undefined;
  const isParent = groups.some(({ noun }) => isOneOf(noun, PARENTS));
  if (only && isParent && !only.pose && !only.holds && !only.isPregnant) people.push({ age: 'child' });
}

const PARENTS = wordSet('mother, mom, mum, mommy, father, dad, daddy, parent');
