import type { Camera } from '../../scene/camera.ts';
import { createRandom } from '../../scene/random.ts';
import type { Instance, Scene } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import { findItem } from '../../things/catalog.ts';
import { type LitScreen, litScreen, screenPicture } from '../lit-screens.ts';
import { asEdited, type ComposedSet, isDusk, type PhotoSet, type SetRequest } from '../set.ts';
import { loadAsked } from './asked.ts';
import { editRoom } from './edit-room.ts';
import { editRoomObjects } from './edit-room-objects.ts';
import { floorNamed } from './floors.ts';
import { chooseCamera } from './layout/choose-camera.ts';
import { isFlat, type Placed, type RoomPlan } from './layout/room-plan.ts';
import { isShown, sightOf } from './layout/sight.ts';
import { bringWindows, seesWindow } from './layout/windows.ts';
import { zoomIn } from './layout/zoom-in.ts';
import { addUnseen } from './own-pieces.ts';
import { placeSubjects } from './place-subjects.ts';
import type { ArrangedRoom, Room, RoomDesign } from './room.ts';
import { lightRoom } from './room-light.ts';
import { buildShell } from './shell.ts';
import { chooseStyle } from './style.ts';
import { colorPieces, findMissing, isFirstWished, takeOut, windowWish } from './wishes.ts';

/** A photo set of a room. */
export function roomSet(design: RoomDesign): PhotoSet {
  return {
    name: design.name,
    nouns: design.nouns,
    fits: ({ key }) => {
      const size = findItem(key)?.size;
      return Boolean(size && size[0] < 3 && size[1] < 2.4 && size[2] < 3);
    },
    compose: (request) => composeRoom(design, request),
  };
}

/** A room that shows everything that was asked for, or most of it. */
export interface ComposedRoom extends ComposedSet {
  /** Kinds of wishes and keys of subjects that it does not show. */
  missing: readonly string[];
}

/** Arrangements are tried until one shows all that was asked for; each takes about half a second, and most do at once. */
const MOST_ATTEMPTS = 24;

/** The first arrangement in which all wishes are seen, or the one in which most are. */
export async function arrangeAsWished(
  design: RoomDesign,
  request: SetRequest,
): Promise<{ arranged: ArrangedRoom; missing: string[] }> {
  const seed = request.random.seed();
  let best: { arranged: ArrangedRoom; missing: string[] } | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS && best?.missing.length !== 0; attempt++) {
    const arranged = await arrangeRoom(design, { ...request, random: createRandom(seed + attempt) });
    const missing = findMissing(arranged);
    if (!best || missing.length < best.missing.length) best = { arranged, missing };
  }
  return best!;
}

export async function composeRoom(design: RoomDesign, request: SetRequest): Promise<ComposedRoom> {
  const { arranged, missing } = await arrangeAsWished(design, request);
  const before = arranged.room.plan.placed;
  const undone = await editRoom(arranged, design);
  const edited = await editRoomObjects(arranged.room);
  return { scene: sceneOf(arranged, design, before), missing, undone, ...edited };
}

/** Places everything; the scene follows from it. */
export async function arrangeRoom(design: RoomDesign, request: SetRequest): Promise<ArrangedRoom> {
  const { random } = request;
  const { light, palette } = asEdited(request);
  const style = chooseStyle(random, { ...request, palette });
  // Drawn in any case: another light must not change the rest.
  const drawnMood = random.pick(design.moods);
  const mood = light ?? drawnMood;
  const plan: RoomPlan = {
    ...design.size(random),
    flip: random.sign(),
    random,
    openings: [],
    placed: [],
    isOpen: design.surroundings !== undefined,
    isNarrow: design.surroundings?.isNarrow ?? false,
  };
  const room: Room = {
    plan,
    style,
    random,
    mood,
    // "Dark" is little daylight in a room, but dusk outdoors.
    isLit: design.isLitByDay || (design.surroundings ? isDusk(mood) : mood === 'evening'),
    asked: await loadAsked(request),
    request,
  };
  plan.openings = design.openings(room);
  const window = windowWish(request);
  if (window) plan.openings = bringWindows(plan.openings, plan, window);
  const furnished = await design.furnish(room);
  takeOut(plan, request.without);
  const furniture = furnished.filter((thing) => plan.placed.includes(thing));
  const wanted = plan.placed.filter(
    (thing) => thing.subject !== undefined || isFirstWished(thing, plan, request),
  );
  const wished = [
    ...new Set([...furniture.slice(0, 1), ...wanted, ...(wanted.length ? [] : furniture.slice(1))]),
  ];
  const aspect = request.width / request.height;
  room.camera = chooseCamera(plan, {
    aspect,
    heroes: wished,
    fill: design.fill ?? 0.6,
    view: request.view,
    window,
    musts: wanted,
    ...(design.eye ? { eye: design.eye } : {}),
  });
  takeBackUnseen(room, wished, aspect);
  const heroes = wished.filter((thing) => plan.placed.includes(thing));
  placeSubjects(room, heroes);
  zoomInOnSubject(room, aspect);
  guardView(room, heroes, aspect);
  await design.dress(room);
  addUnseen(room, heroes);
  takeOut(plan, request.without);
  colorPieces(plan, request.wishes);
  return { room, heroes };
}

/** Where one small thing is what the picture is about. */
function zoomInOnSubject(room: Room, aspect: number): void {
  const { plan, camera, request, asked } = room;
  const hero = asked.find(({ subject }) => subject.comesNear);
  const thing = hero && plan.placed.find(({ subject }) => subject === hero.index);
  if (!thing || !camera) return;
  const musts = plan.placed.filter(
    (other) => other.subject !== undefined || isFirstWished(other, plan, request),
  );
  const window = windowWish(request);
  room.camera = zoomIn(camera, {
    thing,
    aspect,
    showsAll: (near) =>
      musts.every((must) => isShown(near, aspect, must, plan.placed)) &&
      (!window || seesWindow(near, aspect, plan, window)),
  });
}

/** Subjects that the camera does not see well lose their place, so that they get a better one. */
function takeBackUnseen({ plan, camera, asked }: Room, heroes: readonly Placed[], aspect: number): void {
  if (!camera) return;
  const unseen = plan.placed.filter((thing) => {
    if (thing.subject === undefined || thing === heroes[0]) return false;
    const sight = sightOf(camera, aspect, thing, plan.placed);
    return sight.inFrame < 0.92 || sight.isSeen < 0.55;
  });
  for (const { subject } of unseen) {
    const owner = asked.find(({ index }) => index === subject);
    if (owner) owner.placed--;
  }
  plan.placed = plan.placed.filter((thing) => !unseen.includes(thing));
}

/** From now on nothing may be placed before the heroes and subjects, and nothing small where the frame would cut it. */
function guardView({ plan, camera }: Room, heroes: readonly Placed[], aspect: number): void {
  if (!camera) return;
  const important = [...new Set([...heroes, ...plan.placed.filter(({ subject }) => subject !== undefined)])];
  const before = important.map((thing) => sightOf(camera, aspect, thing, plan.placed).isSeen);
  plan.isWelcome = (placed) =>
    !isCutOff(placed, camera, aspect) &&
    important.every((thing, i) => {
      if (placed.support === thing && thing.subject === undefined) return true;
      const now = sightOf(camera, aspect, thing, [...plan.placed, placed]).isSeen;
      return now >= before[i]! - (thing.subject === undefined ? 0.3 : 0.1);
    });
}

/** Meters. Larger things may reach out of the picture. */
const SMALL = 0.55;

/** Whether the edge of the picture cuts a small thing on the floor. */
function isCutOff(thing: Placed, camera: Camera, aspect: number): boolean {
  if (thing.support !== 'floor' || thing.subject !== undefined || isFlat(thing.piece)) return false;
  if (Math.max(...thing.piece.size) > SMALL) return false;
  const { inFrame } = sightOf(camera, aspect, thing, []);
  return inFrame > 0 && inFrame < 0.95;
}

/** @param exposedFor the things whose lamps count for the exposure */
export function sceneOf(
  { room, heroes }: ArrangedRoom,
  design: RoomDesign,
  exposedFor = room.plan.placed,
): Scene {
  const { plan, camera, mood } = room;
  const own = design.shell(room);
  const floor = room.request.edits?.floor;
  // A floor that was asked for lies as it does elsewhere.
  const look = floor ? { ...own, isFloorDiagonal: false, ...floorNamed(floor) } : own;
  let id = 1;
  const instances: Instance[] = plan.placed.map(({ piece, position, turn }) => ({
    mesh: piece.mesh,
    transform: at(position, turn),
    materials: piece.materials,
    id: id++,
  }));
  const { surroundings } = design;
  const light = surroundings
    ? surroundings.light(plan, mood)
    : lightRoom(plan, mood, heroes, albedoOf(look.tone ?? look.walls.color), {
        exposedFor,
        isLit: room.isLit,
      });
  const shell = surroundings
    ? [{ mesh: surroundings.shell(room, look), transform: at([0, 0, 0]) }]
    : buildShell(plan, look);
  const screens = screensOf(room, 2 ** -light.exposure);
  for (const { mesh, transform } of [...shell, ...screens.map(({ instance }) => instance)])
    instances.push({ mesh, transform, id: id++ });
  return {
    instances,
    ...light,
    lights: [...light.lights, ...(room.isLit ? screens.map((screen) => screen.light) : [])],
    camera: camera ?? { position: [0, 1.2, plan.depth - 0.3], target: [0, 1.2, 0], verticalFov: 46 },
    grade: {
      contrast: mood === 'dark' ? 1.15 : 1.06,
      saturation: 1.02,
      warmth: mood === 'evening' ? 0.06 : 0.02,
      bloom: mood === 'evening' ? 0.22 : 0.12,
      vignette: 0.08,
    },
  };
}

/**
 * Screens are on where people work, televisions only in the evening. By day their light is lost in that of the windows.
 * @param white the radiance that the picture shows as white
 */
function screensOf({ plan, isLit }: Room, white: number): LitScreen[] {
  const picture = screenPicture((isLit ? 0.8 : 1.1) * white);
  return plan.placed.flatMap(({ piece: { kind, mesh, screen }, position, turn }) =>
    screen === undefined || (kind === 'television' && !isLit)
      ? []
      : [litScreen({ mesh, transform: at(position, turn) }, screen, picture)],
  );
}

/** Mean albedo of a room whose walls have that color: floors and furniture are darker, ceilings lighter. */
function albedoOf(wall: readonly [number, number, number]): number {
  const own = 0.2126 * wall[0] + 0.7152 * wall[1] + 0.0722 * wall[2];
  return Math.min(0.72, 0.45 * own + 0.24);
}
