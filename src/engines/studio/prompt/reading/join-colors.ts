import { wordSet } from '../../scene/phrases.ts';
import { findPeople } from '../people/find-people.ts';
import { isPureColor } from './color-nouns.ts';
import type { NounGroup } from './noun-groups.ts';
import { isOneOf, type Token } from './token.ts';

/** "Bokeh lights gold": a color behind a noun, which is read as the noun of its own, belongs to that. */
export function turnColors(groups: readonly NounGroup[], isDrawable: (token: Token) => boolean): NounGroup[] {
  return groups.map((group) => {
    const { noun, modifiers } = group;
    const before = modifiers.at(-1);
    if (before?.kind !== 'noun' || before.end > noun.start || noun.isPlural) return group;
    if (!isOneOf(noun, BEHIND) || !isDrawable(before)) return group;
    const color = { ...noun, kind: 'adjective' as const };
    return { ...group, noun: before, modifiers: [...modifiers.slice(0, -1), color] };
  });
}

/** Colors that are hardly ever things. */
const BEHIND = wordSet(
  'gold, silver, white, black, red, blue, green, yellow, pink, purple, violet, brown, gray, grey, beige, turquoise, teal, navy',
);

/** "Geometric pattern pastel colors": the colors are those of the noun before them. */
export function splitTones(groups: readonly NounGroup[], isDrawable: (token: Token) => boolean): NounGroup[] {
  return groups.flatMap((group) => {
    const { noun, modifiers } = group;
    const at = modifiers.findLastIndex(({ kind }) => kind === 'noun');
    const shown = modifiers[at];
    const colors = modifiers.slice(at + 1);
    if (!shown || colors.length === 0 || !isOneOf(noun, TONES) || !isDrawable(shown)) return [group];
    const tones: NounGroup = {
      modifiers: colors,
      noun,
      count: null,
      number: undefined,
      isNegated: group.isNegated,
      isApart: false,
      relation: 'in',
      verb: undefined,
    };
    return [
      { ...group, modifiers: modifiers.slice(0, at), noun: shown, count: shown.isPlural ? null : 1 },
      tones,
    ];
  });
}

const TONES = wordSet('color, colour, tone, shade, hue');

/**
 * "Shopping cart icon, black and white": a group of its own, because it acts on the whole picture, as "in black and white" does; a
 * black and white cow has both colors.
 */
export function splitGray(groups: readonly NounGroup[]): NounGroup[] {
  return groups.flatMap((group, at) => {
    // "Shopping cart icon black and white": colors behind the kind of picture, too.
    const behind = group.modifiers.filter((word) => word.start > group.noun.end && isPureColor(word));
    const rest = { ...group, modifiers: group.modifiers.filter((word) => !behind.includes(word)) };
    const names = behind.map(({ forms }) => forms[0]).join(' ');
    const next = groups[at + 1];
    if (names === 'black white') return [rest, grayOf(behind[0]!, behind[1]!)];
    if (names === 'black' && next && isWhiteAlone(next)) return [rest, grayOf(behind[0]!, next.noun)];
    return isWhiteAlone(group) && endsBlack(groups[at - 1]) ? [] : [group];
  });
}

function isWhiteAlone({ noun, modifiers, relation }: NounGroup): boolean {
  return relation === 'and' && modifiers.length === 0 && isOneOf(noun, ['white']);
}

function endsBlack(group: NounGroup | undefined): boolean {
  const last = group?.modifiers.at(-1);
  return last !== undefined && last.start > group!.noun.end && isOneOf(last, ['black']);
}

function grayOf(black: Token, white: Token): NounGroup {
  return {
    modifiers: [black],
    noun: { ...white, kind: 'noun' },
    count: 1,
    number: undefined,
    isNegated: false,
    isApart: false,
    relation: 'in',
    verb: undefined,
  };
}

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
