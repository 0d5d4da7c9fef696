import { isLandscape, isPeople } from '../archetypes.ts';
import { PEOPLE } from '../people/people-archetypes.ts';
import type { Setting } from '../people/people-scene.ts';
import { isOutdoors } from '../people/rooms/outdoors.ts';
import { SETTING_WORDS } from '../people/setting-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { phrases } from '../scene/phrases.ts';
import type { PlannedContent } from './picture-plan.ts';
import { placeOfCast } from './plan-people.ts';

/** Whether the picture takes the colors of a palette: sets, patterns and rooms do, landscapes do not. */
export function showsColors(content: PlannedContent | undefined): boolean {
  if (!content || content.kind === 'artwork') return !content?.place;
  if (content.kind !== 'archetype' || isLandscape(content.archetype)) return false;
  return !content.people || !isOutdoors(placeOfCast(content.people));
}

/** A picture without colors, of anything. */
export function isBlackAndWhite(palette: readonly NounGroup[]): boolean {
  return (
    palette.flatMap(({ modifiers, noun }) => [...modifiers, noun].map(({ text }) => text)).join(' ') ===
    'black white'
  );
}

/** Whether the people are named but no place, so that a plain backdrop suits. */
export function standsBefore(content: PlannedContent | undefined): boolean {
  return (
    content?.kind === 'archetype' &&
    isPeople(content.archetype) &&
    content.people?.place === undefined &&
    content.people !== undefined
  );
}

/** Whether a noun names the room of a usual cast: "a team meeting in a cafe". */
export function drawsRoom(
  { noun, isNegated }: NounGroup,
  content: PlannedContent,
  room: Setting | undefined,
): boolean {
  return (
    !isNegated &&
    room !== undefined &&
    roomShown(content) &&
    noun.forms.some((form) => ROOM_NAMES.get(form) === room)
  );
}

function roomShown(content: PlannedContent): boolean {
  return (
    content.kind === 'archetype' &&
    isPeople(content.archetype) &&
    !content.people &&
    !PEOPLE[content.archetype].fillsFrame
  );
}

const ROOM_NAMES: ReadonlyMap<string, Setting> = new Map(
  Object.entries(SETTING_WORDS).flatMap(([setting, words]) =>
    phrases(words).map((word) => [word, setting as Setting] as const),
  ),
);
