import { changePeople } from '../people/change-people.ts';
import { composePeople } from '../people/compose-people.ts';
import type { PeopleArchetype } from '../people/people-archetypes.ts';
import type { PeopleEdit } from '../people/people-change.ts';
import type { PeopleScene } from '../people/people-scene.ts';
import { refinePeople } from '../people/refine-people.ts';
import { paletteOf, plainBackdrop } from '../plan/name-color.ts';
import { standsBefore } from '../plan/rooms-and-colors.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import type { ReadPeople } from '../prompt/people/read-people.ts';
import type { Edit } from '../scene/edit.ts';
import { applyEdits } from './apply-edits.ts';
import { describePicture } from './describe-picture.ts';
import type { ArchetypeInput, Composed } from './prepare-archetype.ts';

/** Looks in which a portrait stands on the paper alone. */
const DRAWN_ALONE: ReadonlySet<string> = new Set(['line', 'pencil']);
const PAPER = '#fbfaf7';

/** People that the words name, or the usual cast of an archetype. */
export function composePeoplePicture(
  archetype: PeopleArchetype,
  { request, plan, understanding, refinements, side, random }: ArchetypeInput,
): Composed {
  const { content, groups } = plan;
  const { moods, words, setting } = understanding;
  const { change: asked } = refinements;
  const people = content?.kind === 'archetype' ? content.people : undefined;
  const isFace = archetype === 'portrait' && plan.head === 'face';
  const named = standsBefore(content) ? plainBackdrop(groups)?.color.hex : undefined;
  const isOnPaper =
    archetype === 'portrait' && !setting && plan.view.look !== undefined && DRAWN_ALONE.has(plan.view.look);
  const backdrop = named ?? (isOnPaper ? PAPER : undefined);
  const wish = {
    archetype,
    moods,
    colors: asked.colors.length > 0 ? asked.colors : roomColors(understanding.colors, people),
    setting: people ? people.place : setting,
    words,
    air: { time: understanding.time ?? 'day', season: understanding.season ?? 'summer' } as const,
    settings: request.settings ?? {},
    ...(people ? { people: people.people } : {}),
    ...(people?.table ? { table: people.table } : {}),
    isIndoors: paletteOf(groups).length > 0,
    ...(backdrop ? { backdrop } : {}),
    ...(people?.isCloseUp || isFace ? { isCloseUp: true } : {}),
  };
  const aspect = request.width / request.height;
  const refined = refinePeople(composePeople(wish, random.seed(), aspect), asked, { side, aspect });
  const change = (current: PeopleScene, edit: Edit | PeopleEdit) => changePeople(current, edit, aspect);
  const { scene, report } = applyEdits(refined, refinements, change, change);
  const isEmpty = scene.cast.length === 0;
  const own = {
    archetype,
    hasPeople: !isEmpty || scene.setting === 'concert',
    illustration: true,
    ...(isEmpty
      ? { things: [{ name: scene.setting.replaceAll('-', ' '), count: 1, category: 'lifestyle' as const }] }
      : {}),
    ...report,
  };
  return { scene, description: describePicture(request, plan, own) };
}

/** Colors of skin, hair and named clothes are not those of the room. */
function roomColors(colors: readonly string[], people: ReadPeople | undefined): string[] {
  const shown = [
    ...[...(people?.shows ?? [])].flatMap(({ forms }) => forms.map((form) => COLOR_WORDS[form])),
    ...(people?.people ?? []).map(({ top }) => top),
  ];
  return colors.filter((color) => !shown.includes(color));
}
