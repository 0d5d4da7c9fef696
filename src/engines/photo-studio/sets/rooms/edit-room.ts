import type { Camera } from '../../scene/camera.ts';
import { createRandom, type Random } from '../../scene/random.ts';
import { findItem } from '../../things/catalog.ts';
import { streamOf } from '../edit-stage.ts';
import type { EditTarget, Subject, ThingEdit, View } from '../set.ts';
import { type Asked, loadAsked } from './asked.ts';
import { enlargeWindows } from './enlarge-windows.ts';
import { canStand, chooseCamera, middleOf } from './layout/choose-camera.ts';
import { isFlat, type Placed, place, placeOn, toLocal, toWorld } from './layout/room-plan.ts';
import { isShown, project, sightOf } from './layout/sight.ts';
import { ownPiece, placeOwn } from './own-pieces.ts';
import type { Piece } from './pieces/piece.ts';
import { findSpot, type LeastSight } from './place-subjects.ts';
import type { ArrangedRoom, Room, RoomDesign } from './room.ts';
import { colorThing, isOf, takeAway } from './wishes.ts';

/**
 * Adds, removes and recolors what refinements ask for, then takes the picture from where they want it; nothing else moves.
 * @returns the edits that found no room or nothing to change
 */
export async function editRoom(arranged: ArrangedRoom, design: RoomDesign): Promise<ThingEdit[]> {
  const { room } = arranged;
  const { request } = room;
  const { edits } = request;
  const first = room.camera;
  if (!edits || !first) return [];
  const undone: ThingEdit[] = [];
  const added: { key: string }[] = [];
  for (const edit of edits.things) {
    let isDone: boolean;
    if (edit.kind === 'add') {
      const key = edit.pieceKind ?? edit.subject.key;
      const random = streamOf(edits.seed, { key }, added);
      const camera = cameraFor(arranged, design, first, edit.view);
      isDone = await addThing(
        arranged,
        edit,
        {
          ...room,
          random,
          camera,
          request: { ...request, subjects: [...request.subjects, edit.subject] },
        },
        request.subjects.length + added.length,
      );
      added.push({ key });
    } else if (edit.kind === 'remove') isDone = remove(room, edit);
    else if (edit.kind === 'enlarge-windows') isDone = enlargeWindows(room);
    else isDone = await recolor(room, edit);
    if (!isDone) undone.push(edit);
  }
  if (edits.view) room.camera = cameraFor(arranged, design, first, edits.view);
  return undone;
}

function find({ plan }: Room, target: EditTarget): Placed[] {
  return plan.placed.filter((thing) =>
    'subject' in target
      ? thing.subject === target.subject
      : target.names.some((kind) => isOf(thing, kind)) && thing.subject === undefined,
  );
}

function remove(room: Room, { target, copies }: ThingEdit & { kind: 'remove' }): boolean {
  const found = find(room, target);
  // What nobody sees would be no loss.
  const seen = copies === undefined ? found : found.filter((thing) => isSeen(room, thing));
  const count = copies === 'some' ? Math.floor(seen.length / 2) : (copies ?? seen.length);
  const gone = seen.slice(seen.length - Math.min(count, seen.length));
  takeAway(room.plan, gone);
  return gone.length > 0;
}

function isSeen({ plan, camera, request }: Room, thing: Placed): boolean {
  return camera !== undefined && isShown(camera, request.width / request.height, thing, plan.placed);
}

async function recolor(room: Room, { target, color }: ThingEdit & { kind: 'recolor' }): Promise<boolean> {
  let isDone = false;
  for (const thing of find(room, target)) {
    const key = thing.subject === undefined ? undefined : subjectOf(room, thing.subject)?.key;
    const materials = await (key === undefined ? undefined : findItem(key)?.recolor(color));
    if (materials?.size) thing.piece = { ...thing.piece, materials };
    else if (!colorThing(thing, color)) continue;
    isDone = true;
  }
  return isDone;
}

/** Those of the request, then the added ones. */
function subjectOf({ request: { subjects, edits } }: Room, index: number): Subject | undefined {
  const added = (edits?.things ?? []).flatMap((edit) => (edit.kind === 'add' ? [edit.subject] : []));
  return [...subjects, ...added][index];
}

/** Places all copies, or none. `room` has the camera and the random stream of the thing. */
async function addThing(
  { room: { plan }, heroes }: ArrangedRoom,
  { subject, pieceKind, insteadOf }: ThingEdit & { kind: 'add' },
  room: Room,
  index: number,
): Promise<boolean> {
  const before = plan.placed;
  const found = insteadOf ? find(room, insteadOf) : [];
  // "A different plant" leaves the other plants.
  const isSameKind = insteadOf && 'names' in insteadOf && insteadOf.names.some((kind) => kind === pieceKind);
  const replaced = isSameKind ? found.slice(0, subject.count) : found;
  if (insteadOf && replaced.length === 0) return false;
  plan.placed = [...before];
  takeAway(plan, replaced);
  for (let copy = 0; copy < subject.count; copy++) {
    const old = replaced[copy] ?? replaced.at(-1);
    const near = old ? ([old.position[0], old.position[2]] as const) : null;
    const asked = pieceKind
      ? { ...ownPiece(room, pieceKind), subject, index, placed: 0 }
      : await loadOne(subject, index);
    const placed = standInstead(room, asked, old) ?? findPlace(room, asked, { heroes, near, pieceKind });
    const isMisplaced = placed?.support === 'floor' && ['table', 'wall'].includes(asked.item.standsOn);
    if (placed && !isMisplaced) {
      if (subject.color) colorThing(placed, subject.color);
      continue;
    }
    plan.placed = before;
    return false;
  }
  return true;
}

/** A good place first, then one at the picture's edge or before other things. */
const DEMANDS: readonly Demand[] = [
  { inFrame: 0.97, isSeen: 0.72, leaves: 0.6 },
  { inFrame: 0.8, isSeen: 0.6, leaves: 0.45 },
  { inFrame: 0.6, isSeen: 0.5, leaves: 0.35 },
];

interface Demand extends LeastSight {
  /** Part of what is seen of a thing that an added one must leave. */
  leaves: number;
}

function findPlace(
  room: Room,
  asked: Asked,
  {
    heroes,
    near,
    pieceKind,
  }: {
    heroes: readonly Placed[];
    near: readonly [number, number] | null;
    pieceKind: string | undefined;
  },
): Placed | null {
  for (const demand of DEMANDS) {
    guardAll(room, demand);
    const find = pieceKind ? placeOwn : findSpot;
    const placed = find(room, asked, heroes, near, demand);
    if (placed) return placed;
  }
  return null;
}

/** From now on nothing may be placed before what is seen well. */
function guardAll({ plan, camera, request }: Room, { leaves }: Demand): void {
  if (!camera) return;
  const aspect = request.width / request.height;
  const seen = plan.placed
    .filter(({ piece }) => !isFlat(piece))
    .map((thing) => ({ thing, sight: sightOf(camera, aspect, thing, plan.placed) }))
    .filter(({ sight }) => sight.inFrame > 0.4 && sight.isSeen > 0.4);
  plan.isWelcome = (placed) => {
    const own = sightOf(camera, aspect, placed, []);
    return seen.every(({ thing, sight }) => {
      const isApart =
        own.right < sight.left || own.left > sight.right || own.top < sight.bottom || own.bottom > sight.top;
      if (isApart || placed.support === thing) return true;
      return sightOf(camera, aspect, thing, [...plan.placed, placed]).isSeen >= leaves * sight.isSeen;
    });
  };
}

/** On the table or the floor where another thing stood; its back is where that had its own. */
function standInstead({ plan }: Room, { piece, index }: Asked, old: Placed | undefined): Placed | null {
  if (old?.support === 'floor') {
    // Things behind it were already hidden by the piece that it replaces.
    delete plan.isWelcome;
    const moved = isFlat(piece) ? 0 : backOf(old.piece) - backOf(piece);
    const [x, , z] = toWorld(old, [0, 0, moved]);
    return place(
      plan,
      piece,
      { x: x * plan.flip, z, turn: old.turn * plan.flip },
      { subject: index, mayShade: true },
    );
  }
  if (!old || typeof old.support === 'string' || !plan.placed.includes(old.support)) return null;
  const [x, , z] = toLocal(old.support, old.position);
  return placeOn(plan, piece, old.support, { x: x * plan.flip, z }, { subject: index });
}

function backOf({ center, size }: Piece): number {
  return center[2] - size[2] / 2;
}

async function loadOne(subject: Subject, index: number): Promise<Asked> {
  const [asked] = await loadAsked({ subjects: [subject] });
  return { ...asked!, index };
}

/** The camera of another view of an arranged room: it stays where it is as far as the view allows. */
function cameraFor({ room, heroes }: ArrangedRoom, design: RoomDesign, first: Camera, view: View): Camera {
  const { plan, request } = room;
  const usual = request.view ?? {};
  const aspect = request.width / request.height;
  let camera = first;
  const random: Random = createRandom(request.edits!.seed);
  if ((view.turn ?? 0) !== (usual.turn ?? 0))
    camera = chooseCamera(
      { ...plan, random },
      {
        aspect,
        heroes,
        fill: design.fill ?? 0.6,
        view: { turn: view.turn },
        from: first,
        ...(design.eye ? { eye: design.eye } : {}),
      },
    );
  if (view.above !== usual.above || view.below !== usual.below)
    camera = atHeight(camera, view, (position) => canStand(plan, position));
  const zoom = (view.closer ?? 1) / (usual.closer ?? 1);
  if (zoom !== 1) camera = zoomed(camera, zoom);
  if (view.copySpace !== usual.copySpace) camera = aside(camera, aspect, heroes, view);
  return camera;
}

const HEIGHTS = {
  above: { eye: 2.1, shift: -0.24 },
  below: { eye: 0.5, shift: 0.02 },
  usual: { eye: 1.2, shift: -0.085 },
};

function atHeight(
  camera: Camera,
  { above, below }: View,
  isFree: (position: Camera['position']) => boolean,
): Camera {
  const { eye, shift } = HEIGHTS[above ? 'above' : below ? 'below' : 'usual'];
  const { position, target } = camera;
  const moved = [position[0], eye, position[2]] as const;
  return isFree(moved) ? { ...camera, position: moved, target: [target[0], eye, target[2]], shift } : camera;
}

/** The widest view that a room is shown in, degrees. */
const WIDEST = 68;

function zoomed(camera: Camera, zoom: number): Camera {
  const tangent = Math.tan((camera.verticalFov * Math.PI) / 360) / zoom;
  const verticalFov = Math.min(WIDEST, (Math.atan(tangent) * 360) / Math.PI);
  return { ...camera, verticalFov };
}

/** Turns the camera so that the main things stand on the side that no words take. */
function aside(camera: Camera, aspect: number, heroes: readonly Placed[], { copySpace }: View): Camera {
  if (copySpace === 'top') return { ...camera, shift: (camera.shift ?? 0) + 0.1 };
  const wanted = copySpace === 'left' ? 0.32 : copySpace === 'right' ? -0.32 : 0;
  const middle = middleOf(heroes);
  const { position, target } = camera;
  const heading = Math.atan2(target[0] - position[0], target[2] - position[2]);
  const turned = Array.from({ length: 81 }, (_, i): Camera => {
    const angle = heading + (i - 40) * 0.01;
    return { ...camera, target: [position[0] + Math.sin(angle), position[1], position[2] + Math.cos(angle)] };
  });
  const missOf = (one: Camera) => Math.abs(project(one, aspect, middle).x - wanted);
  return turned.reduce((best, one) => (missOf(one) < missOf(best) ? one : best));
}
