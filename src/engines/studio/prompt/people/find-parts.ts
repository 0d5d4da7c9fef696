import type { PersonWish } from '../../people/cast/person-wish.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf } from '../reading/token.ts';
import { findPeople } from './find-people.ts';

/**
 * The groups that only tell who the people counted before them are: "three coworkers, one woman and two men". They must come
 * to as many as were counted, or tell the sex of some of them.
 */
export function findParts(groups: readonly NounGroup[]): ReadonlySet<NounGroup> {
  const parts = new Set<NounGroup>();
  for (const [at, whole] of groups.entries()) {
    const named = findPeople(whole.noun);
    if (!whole.number || !whole.count || whole.count < 2 || whole.isNegated || named?.length !== 1) continue;
    if (isOneOf(whole.noun, GROWN_UPS)) continue;
    const following = groups.slice(at + 1);
    if (!following[0]?.isApart) continue;
    const end = following.findIndex((group, index) => !isPart(group, named[0]!, index));
    const some = end < 0 ? following : following.slice(0, end);
    const total = some.reduce((sum, { count }) => sum + (count ?? 0), 0);
    const isAll = some.length > 1 && total === whole.count;
    const tellsSex = some.every(
      ({ noun, modifiers, number }) =>
        number && modifiers.length === 0 && isOnlySex(findPeople(noun)![0]!, named[0]!),
    );
    if (isAll || (tellsSex && total < whole.count)) for (const group of some) parts.add(group);
  }
  return parts;
}

/** Whether a group may name some of the people counted before. */
function isPart(group: NounGroup, whole: PersonWish, index: number): boolean {
  const named = findPeople(group.noun);
  const isJoined = index === 0 ? group.isApart : group.isApart || group.relation === 'and';
  if (named?.length !== 1 || group.isNegated || group.count === null || !isJoined) return false;
  if (group.relation !== undefined && group.relation !== 'and') return false;
  const [{ age, ...others }] = named as [PersonWish];
  // An elder is none of the children; a child may be one of the friends.
  const isOfAge = whole.age === undefined || whole.age === 'adult' || age === undefined || age === whole.age;
  return (
    isOfAge &&
    (Object.keys(others) as (keyof typeof others)[]).every(
      (key) => (whole[key] ?? others[key]) === others[key],
    )
  );
}

/** "Two men, one boy" are three. */
function isOnlySex({ sex, age, ...others }: PersonWish, whole: PersonWish): boolean {
  const isSameAge = age === undefined || age === (whole.age ?? 'adult');
  return sex !== undefined && whole.sex === undefined && isSameAge && Object.keys(others).length === 0;
}

/** "Two adults, one boy and one girl" are four. */
const GROWN_UPS = wordSet('adult, grown up, grownup, parent');
