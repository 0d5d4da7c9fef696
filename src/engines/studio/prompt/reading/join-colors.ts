import { findPeople } from '../people/find-people.ts';
import { isPureColor } from './color-nouns.ts';
import type { NounGroup } from './noun-groups.ts';

/** "A velvet couch, mustard yellow": a color after a comma is that of the thing before it, not of its surroundings. */
export function joinColors(groups: readonly NounGroup[]): NounGroup[] {
  const joined: NounGroup[] = [];
  for (const [at, group] of groups.entries()) {
    const last = joined.at(-1);
    const words = [...group.modifiers, group.noun];
    const isColor =
      group.isApart && group.relation === undefined && !group.verb && !group.number && !group.isNegated;
    const isOfThing =
      last !== undefined &&
      (joined.length === 1 || !last.isApart) &&
      !last.isNegated &&
      !findPeople(last.noun) &&
      ![...last.modifiers, last.noun].some(isPureColor) &&
      groups[at + 1]?.relation !== 'and';
    if (isColor && isOfThing && words.length < 3 && isPureColor(group.noun))
      joined[joined.length - 1] = {
        ...last,
        modifiers: [...words.map((word) => ({ ...word, kind: 'adjective' as const })), ...last.modifiers],
      };
    else joined.push(group);
  }
  return joined;
}
