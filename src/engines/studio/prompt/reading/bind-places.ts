import { wordSet } from '../../scene/phrases.ts';
import { INVERSE, type Relation } from '../../scene/relation.ts';
import type { NounGroup } from './noun-groups.ts';
import { isOneOf, type Token } from './token.ts';

/** Nouns for places in the picture, with the relation of what is there to all else. */
const PLACES: ReadonlyMap<string, Relation> = new Map([
  ['left', 'left'],
  ['left side', 'left'],
  ['left hand side', 'left'],
  ['right', 'right'],
  ['right side', 'right'],
  ['right hand side', 'right'],
  ['background', 'behind'],
  ['distance', 'behind'],
  ['back', 'behind'],
  ['foreground', 'in-front'],
  ['front', 'in-front'],
  ['top', 'on'],
] as const);
const LINKS_OF_PLACES = wordSet('on, in, at, to');

/**
 * Turns places in the picture into relations between things: "a cat on the left, a dog on the right", "with a tortoise in
 * the background", "with a cherry on top".
 */
export function bindPlaces(groups: readonly NounGroup[]): NounGroup[] {
  const bound: NounGroup[] = [];
  /** The place of the first thing, and the one that it is told by. */
  let first: Place | undefined;
  for (const [at, group] of groups.entries()) {
    const owner = bound.at(-1);
    const place = placeNamed(group);
    const isSecond = bound.length > 1 && owner !== undefined;
    if (place && isSecond && (isPlacedByName(owner) || (first && owner.link === first.link))) {
      const relation = INVERSE[place.relation]!;
      bound[bound.length - 1] = { ...owner, relation, link: place.link };
    } else if (place && owner && !isSecond && at < groups.length - 1 && !isSpace(owner)) first = place;
    else if (first && bound.length === 1 && isPlacedByName(group)) bound.push({ ...group, ...first });
    else bound.push(group);
  }
  return bound;
}

type Place = { relation: Relation; link: Token };

/** "On the left", "in the background" */
function placeNamed({ noun, modifiers, link, number, isNegated }: NounGroup): Place | undefined {
  if (!link || !LINKS_OF_PLACES.has(link.text.toLowerCase()) || modifiers.length > 0) return undefined;
  if (number || isNegated) return undefined;
  const name = noun.text.toLowerCase();
  const relation = PLACES.get(name);
  return relation && { relation, link: { ...link, text: `${link.text} the ${name}`, end: noun.end } };
}

/** Whether a place named behind it is that of this thing: it stands in no other relation. */
export function isPlacedByName(group: NounGroup): boolean {
  const { relation, isNegated, verb } = group;
  const isFree = relation === undefined || relation === 'and' || relation === 'with';
  return isFree && !isNegated && !verb && !isSpace(group);
}

/** Room for words, and light, are no things. */
function isSpace({ noun }: NounGroup): boolean {
  return isOneOf(noun, SPACES);
}

const SPACES = wordSet('copy space, negative space, empty space, space, room, text, light, sunlight, shadow');
