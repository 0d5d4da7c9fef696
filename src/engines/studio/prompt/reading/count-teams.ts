import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from './noun-groups.ts';
import { isOneOf } from './token.ts';

/** "A team of four people": four people, who are counted. */
export function countTeams(groups: readonly NounGroup[]): NounGroup[] {
  return groups.flatMap((group, at) => {
    const next = groups[at + 1];
    if (next && isTeam(group, next))
      return [
        {
          ...group,
          noun: next.noun,
          modifiers: [...group.modifiers, ...next.modifiers],
          number: next.number,
          count: next.count,
        },
      ];
    const before = groups[at - 1];
    return before && isTeam(before, group) ? [] : [group];
  });
}

function isTeam({ noun, number }: NounGroup, next: NounGroup): boolean {
  return !number && isOneOf(noun, TEAMS) && next.relation === 'of' && next.number !== undefined;
}

const TEAMS = wordSet('team, crew, family, class, committee, panel, squad, band, choir');
