import { createRandom } from '../math/seeded-random.ts';
import { type Edit, type Edited, edited } from '../scene/edit.ts';
import { choosePeople } from './cast/choose-people.ts';
import { composeRoles } from './cast/compose-roles.ts';
import { findStanding } from './cast/find-standing.ts';
import type { PersonWish } from './cast/person-wish.ts';
import { needsRoom, wearWish } from './cast/wear-wish.ts';
import { editPeople } from './edit-people.ts';
import { PEOPLE } from './people-archetypes.ts';
import type { NewPlace, PeopleChange, PeopleEdit, Whom } from './people-change.ts';
import type { PeopleScene, Person, Setting } from './people-scene.ts';
import { drawPeople } from './people-svg.ts';
import { isOutdoors } from './rooms/outdoors.ts';

/** An edit of a picture of people; undefined if it cannot be done, or would not be seen. */
export function changePeople(
  scene: PeopleScene,
  edit: Edit | PeopleEdit,
  aspect: number,
): Edited<PeopleScene> | undefined {
  const done = edit.kind === 'people' ? apply(scene, edit.change, aspect) : editPeople(scene, edit);
  if (!done) return undefined;
  const draw = (shown: PeopleScene) => drawPeople(withoutHidden(shown), 1000 * aspect, 1000);
  return draw(done.scene) === draw(scene) ? undefined : done;
}

/** A portrait ends above the legs. */
function withoutHidden(scene: PeopleScene): PeopleScene {
  if (scene.archetype !== 'portrait') return scene;
  return { ...scene, cast: scene.cast.map((person) => ({ ...person, bottom: '', shoes: '' })) };
}

function apply(scene: PeopleScene, change: PeopleChange, aspect: number): Edited<PeopleScene> | undefined {
  if (change.does === 'join') return join(scene, change.wish, change.count, aspect);
  const chosen = choosePeople(scene, change.whom, aspect);
  if (change.does === 'count') return recount(scene, change, chosen ?? [], aspect);
  if (!chosen) return undefined;
  switch (change.does) {
    case 'edit':
      if (change.atFullLength && scene.archetype === 'people')
        return wear(scene, chosen, { wish: change.atFullLength }, aspect);
      return editSome(scene, chosen, change.edit);
    case 'wear':
      return wear(scene, chosen, change, aspect);
    case 'leave':
      return leave(scene, change.count ? chosen.slice(-change.count) : chosen, aspect);
  }
}

/** Makes an edit as if these people were alone. */
function editSome(
  scene: PeopleScene,
  chosen: readonly number[],
  edit: Edit | PeopleEdit,
): Edited<PeopleScene> | undefined {
  if (edit.kind === 'people') return undefined;
  const done = editPeople({ ...scene, cast: chosen.map((at) => scene.cast[at]!) }, edit);
  if (!done) return undefined;
  return edited({ ...scene, cast: replaceSome(scene.cast, chosen, done.scene.cast) });
}

function replaceSome(cast: readonly Person[], chosen: readonly number[], by: readonly Person[]): Person[] {
  return cast.map((person, at) => by[chosen.indexOf(at)] ?? person);
}

function wear(
  scene: PeopleScene,
  chosen: readonly number[],
  { wish, place }: { wish: PersonWish; place?: NewPlace },
  aspect: number,
): Edited<PeopleScene> | undefined {
  const isAlone = chosen.length === findStanding(scene, aspect).length;
  if (!isAlone && needsRoom(wish)) return undefined;
  const there = place ? move(scene, place, isAlone) : scene;
  if (there && Object.keys(wish).length === 0) return edited(there);
  const dressed = chosen.map((at) => wearWish(scene.cast[at]!, wish, { scene, isAlone }));
  if (!there || dressed.some((person) => !person)) return undefined;
  return edited({ ...there, cast: replaceSome(scene.cast, chosen, dressed as Person[]) });
}

/** All people may leave only a scene without furniture arranged around them. */
function leave(
  scene: PeopleScene,
  chosen: readonly number[],
  aspect: number,
): Edited<PeopleScene> | undefined {
  const standing = findStanding(scene, aspect);
  if (chosen.length >= standing.length) {
    const isFree = (scene.archetype === 'people' || scene.archetype === 'portrait') && !scene.table;
    return isFree ? edited({ ...scene, archetype: 'people', cast: [] }) : undefined;
  }
  const cast = scene.cast.map((person, at) => (chosen.includes(at) ? { ...person, isGone: true } : person));
  const left = { ...scene, cast };
  // A baby in someone's arms would leave with them.
  return findStanding(left, aspect).length === standing.length - chosen.length ? edited(left) : undefined;
}

/** Newcomers stand beside the others, who keep their places; undefined if there is no room. */
function join(
  scene: PeopleScene,
  wish: PersonWish,
  count: number,
  aspect: number,
): Edited<PeopleScene> | undefined {
  // Nobody has a free chair at a table.
  if (scene.table?.kind === 'table') return undefined;
  if (scene.archetype !== 'people' || wish.age === 'baby' || needsRoom(wish)) return undefined;
  const { cast, setting } = scene;
  const random = createRandom(scene.seed ^ (cast.length * 0x9e37));
  const tops = cast.map(({ trim }) => trim);
  const wishes = Array.from({ length: count }, () => wish);
  const elder = cast.find(({ child }) => !child);
  const joined = composeRoles(wishes, { tops, setting, isCloseUp: false }, random).map((person) => ({
    ...person,
    // Children are those of the people who are there.
    ...(person.child && elder && !wish.skin ? { skin: elder.skin } : {}),
    isNewcomer: true,
  }));
  const more = { ...scene, cast: [...cast, ...joined] };
  const had = findStanding(scene, aspect).length;
  return findStanding(more, aspect).length === had + count ? edited(more) : undefined;
}

function recount(
  scene: PeopleScene,
  { wish, to, whom }: { wish: PersonWish; to: number; whom: Whom },
  chosen: readonly number[],
  aspect: number,
): Edited<PeopleScene> | undefined {
  if (whom.side || chosen.length === to) return undefined;
  return to > chosen.length
    ? join(scene, wish, to - chosen.length, aspect)
    : leave(scene, chosen.slice(to - chosen.length), aspect);
}

/** The same people in another place; undefined if they cannot be there. */
function move(
  scene: PeopleScene,
  { setting, isSeat }: NewPlace,
  isEveryone: boolean,
): PeopleScene | undefined {
  const { archetype, layout } = scene;
  if (isSeat && isOutdoors(setting) && isOutdoors(scene.setting)) return scene;
  // Arrangements with furniture of their own fit into their rooms only.
  const isFree = archetype === 'people' || archetype === 'portrait';
  const settings: readonly Setting[] = PEOPLE[archetype].settings;
  if (!isEveryone || (!isFree && !settings.includes(setting))) return undefined;
  if (setting !== 'bedroom' && scene.cast.some(({ role }) => role?.pose === 'sleep')) return undefined;
  const furniture = layout.furniture === 'plain' || layout.furniture === 'bare' ? 'full' : layout.furniture;
  return { ...scene, setting, layout: { ...layout, furniture } };
}
