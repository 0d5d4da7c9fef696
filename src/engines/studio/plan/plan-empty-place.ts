import type { PersonWish } from '../people/cast/person-wish.ts';
import type { Setting } from '../people/people-scene.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import { partsShown } from '../prompt/people/parts-shown.ts';
import { EMPTY_PLACES, SHOWN } from '../prompt/people/place-words.ts';
import { type ReadPeople, readPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { wordSet } from '../scene/phrases.ts';
import type { Relation } from '../scene/relation.ts';
import type { PlannedContent } from './picture-plan.ts';

/** A place alone, as a flat illustration: "an empty classroom", "light at the end of a tunnel"; undefined for others. */
export function planEmptyPlace(
  head: NounGroup,
  groups: readonly NounGroup[] = [head],
): PlannedContent | undefined {
  // A clownfish is more than a fish.
  if (head.number || head.isNegated || head.noun.special) return undefined;
  const place = placeNamed(head) ?? placeAround(head, groups);
  if (!place) return undefined;
  const shows = new Set([
    ...(placeNamed(head) ? [head.noun] : []),
    ...head.modifiers.filter((word) => isOneOf(word, EMPTY)),
    ...partsShown(place, groups),
  ]);
  return placeAlone(place, shows, usersOf(place));
}

/** A picture of a place, mostly without people; `shows` are the words that are seen in it. */
export function placeAlone(
  place: Setting,
  shows: ReadonlySet<Token>,
  users: PersonWish[] = [],
): PlannedContent {
  const people = { people: users, place, isPortrait: false, isCloseUp: false, shows };
  return { kind: 'archetype', archetype: 'people', overlays: [], people };
}

/** Whether a place is planned in which nobody is. */
export function isPlaceAlone(content: PlannedContent): boolean {
  return content.kind === 'archetype' && content.people?.people.length === 0;
}

/** Fish under water are on a reef, where several are seen. */
export function planReef(head: NounGroup, groups: readonly NounGroup[]): PlannedContent | undefined {
  const isOfReef = isOneOf(head.noun, SHOWN.underwater) && placeNamed(head) === undefined;
  const around = groups.filter((group) => group !== head);
  if (!isOfReef || !around.some(isUnderwater)) return undefined;
  return planEmptyPlace(head, groups);
}

/** "A hotel lobby with a receptionist" is drawn as the receptionist in the lobby. */
export function planPlaceWithPeople(head: NounGroup, groups: readonly NounGroup[]): ReadPeople | undefined {
  const place = placeNamed(head);
  const users = groups.find(
    ({ noun, relation, isNegated }) => !isNegated && USED_BY.has(relation!) && findPeople(noun) !== undefined,
  );
  if (!place || !users || head.number) return undefined;
  const { relation: _, link: __, ...main } = users;
  const people = { relation: undefined, ...main };
  const inPlace = groups.map((group) => (group === head ? { ...head, relation: 'in' as const } : group));
  const others = inPlace.filter((group) => group !== users);
  const read = readPeople([people, ...others], people);
  if (read?.place === undefined || !read.shows.has(head.noun)) return undefined;
  return { ...read, shows: new Set([...read.shows, users.noun]) };
}

const USED_BY: ReadonlySet<Relation> = new Set(['with', 'and'] as const);

function placeNamed({ noun }: NounGroup): Setting | undefined {
  return noun.forms.map(emptyPlace).find((setting) => setting !== undefined);
}

/** The place in which the main noun is always seen. */
function placeAround(head: NounGroup, groups: readonly NounGroup[]): Setting | undefined {
  const around = groups.filter((group) => group !== head && !group.isNegated);
  if (around.some(isUnderwater) && isOneOf(head.noun, SHOWN.underwater)) return 'underwater';
  return around.map(placeNamed).find((place) => place && isOneOf(head.noun, SHOWN[place]));
}

/** "An underwater scene", "under the sea" */
function isUnderwater(group: NounGroup): boolean {
  const { noun, modifiers, relation } = group;
  return (
    placeNamed(group) === 'underwater' ||
    modifiers.some(({ text }) => text === 'underwater') ||
    (relation === 'under' && isOneOf(noun, DEEP_WATERS))
  );
}

/** Under these one dives; under a lake or a river nobody is drawn. */
const DEEP_WATERS = ['water', 'sea', 'ocean'];

/** A ceremony is nothing without those who celebrate. */
function usersOf(place: Setting): PersonWish[] {
  if (place !== 'graduation') return [];
  return [1, 2, 3].map(() => ({
    age: 'adult',
    trade: 'graduate',
    pose: 'cheer',
    hat: 'none',
    face: 'laughing',
  }));
}

export const EMPTY = wordSet('empty, vacant, deserted, abandoned');

/** Whether a phrase names such a place. */
export function isEmptyPlace(noun: string): boolean {
  return noun.includes(' ') && emptyPlace(noun) !== undefined;
}

/** "Airport", "an airport interior" */
function emptyPlace(name: string): Setting | undefined {
  return EMPTY_PLACES.get(name.replace(/ interior$/, ''));
}
