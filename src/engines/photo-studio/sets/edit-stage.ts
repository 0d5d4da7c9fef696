import type { Camera } from '../scene/camera.ts';
import { createRandom, type Random } from '../scene/random.ts';
import { subtract } from '../scene/vector.ts';
import { findItem } from '../things/catalog.ts';
import { contains } from './footprint.ts';
import { projectBoxes } from './frame-camera.ts';
import { placeInside, placeUpon } from './place-on.ts';
import type { EditTarget, SetRequest, Subject, ThingEdit, View } from './set.ts';
import { boxAround, isFree, type Piece, type Placed, prepare, put, type Stage, type Trial } from './stage.ts';

/** Where a set's ground ends, meters from the origin; endless unless given. */
export interface Ground {
  back?: number;
  front?: number;
  radius?: number;
}

interface Shot {
  /** The camera for a view. */
  cameraFor: (view: View) => Camera;
  ground?: Ground | undefined;
}

/**
 * Adds, removes and recolors what refinements ask for; nothing else moves. Each added thing has a random stream of its own. The
 * camera steps back if there is no room for it in the picture.
 * @returns the edits that found no room or nothing to change, and the camera for a view of the edited stage
 */
export async function editStage(
  stage: Stage,
  request: SetRequest,
  { cameraFor, ground }: Shot,
): Promise<{ undone: ThingEdit[]; cameraFor: (view: View) => Camera }> {
  const { edits, subjects } = request;
  if (!edits) return { undone: [], cameraFor };
  const undone: ThingEdit[] = [];
  const added: Subject[] = [];
  let back = 1;
  const seenFrom = (by: number) => (view: View) =>
    cameraFor(by === 1 ? view : { ...view, closer: (view.closer ?? 1) / by });
  for (const edit of edits.things) {
    let isDone = false;
    const aspect = request.width / request.height;
    if (edit.kind === 'add') {
      for (const step of STEPS_BACK) {
        isDone = await addThing(stage, edit, {
          camera: seenFrom(back * step)(edit.view),
          ground,
          index: subjects.length + added.length,
          random: streamOf(edits.seed, edit.subject, added),
          aspect,
        });
        if (!isDone) continue;
        back *= step;
        break;
      }
      added.push(edit.subject);
    } else if (edit.kind === 'remove')
      isDone = remove(stage, edit, {
        camera: seenFrom(back)(request.view ?? {}),
        ground,
        random: createRandom(edits.seed),
        aspect,
      });
    else isDone = edit.kind === 'recolor' && (await recolor(stage, edit));
    if (!isDone) undone.push(edit);
  }
  return { undone, cameraFor: seenFrom(back) };
}

/** How far the camera moves away to find room for one more thing. */
const STEPS_BACK = [1, 1.25, 1.6];

/** The random stream of an added thing, by its key and how many of that key were added before (FNV-1a). */
export function streamOf(
  seed: number,
  { key }: Pick<Subject, 'key'>,
  before: readonly Pick<Subject, 'key'>[],
): Random {
  const name = `${key} ${before.filter((other) => other.key === key).length}`;
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return createRandom(hash);
}

function find({ placed }: Stage, target: EditTarget): Placed[] {
  if ('subject' in target) return placed.filter(({ subject }) => subject === target.subject);
  return placed.filter(
    ({ role, key }) =>
      role === 'prop' && findItem(key)?.names.some((name) => target.names.includes(name)) === true,
  );
}

/** Later copies first: in a heap they lie on the others. What lay in or on a thing comes to stand where that stood. */
function remove(
  stage: Stage,
  { target, copies }: ThingEdit & { kind: 'remove' },
  finding: Omit<Finding, 'subject' | 'replaced'>,
): boolean {
  const before = stage.placed;
  const found = find(stage, target);
  const count = copies === 'some' ? Math.floor(found.length / 2) : (copies ?? found.length);
  const gone = found.slice(found.length - Math.min(count, found.length));
  const carried = carriedBy(stage, gone);
  stage.placed = before.filter((thing) => !gone.includes(thing) && !carried.includes(thing));
  for (const thing of carried) {
    // Poured out, things come to lie together, each as it rolled.
    const piece = { ...pieceOf(thing), turn: finding.random.between(0, Math.PI * 2) };
    const isDown = letDown(stage, prepare(stage, piece), {
      ...finding,
      replaced: thing.support!,
      isPoured: true,
    });
    if (isDown) continue;
    stage.placed = before;
    return false;
  }
  return gone.length > 0;
}

function carriedBy({ placed }: Stage, carriers: readonly Placed[]): Placed[] {
  return placed.filter(({ support }) => support !== null && carriers.includes(support));
}

/** A placed thing without its place. */
function pieceOf({ transform: _, outline, box, top, support, ...piece }: Placed): Piece {
  return piece;
}

async function recolor(stage: Stage, { target, color }: ThingEdit & { kind: 'recolor' }): Promise<boolean> {
  const found = find(stage, target);
  let isDone = false;
  for (const thing of found) {
    const materials = await findItem(thing.key)?.recolor(color);
    if (!materials?.size) continue;
    stage.placed[stage.placed.indexOf(thing)] = { ...thing, materials };
    isDone = true;
  }
  return isDone;
}

/** What a free place depends on. */
interface Finding {
  camera: Camera;
  ground: Ground | undefined;
  random: Random;
  aspect: number;
  /** How it is to stand to others; anywhere unless given. */
  subject?: Subject;
  replaced: Placed | undefined;
  /** Lies close to others of its kind, also in front of them. */
  isPoured?: boolean;
}

interface Adding extends Omit<Finding, 'subject' | 'replaced'> {
  index: number;
}

/** Puts all copies on the stage, or none. */
async function addThing(
  stage: Stage,
  { subject, insteadOf, carries }: ThingEdit & { kind: 'add' },
  adding: Adding,
): Promise<boolean> {
  const item = findItem(subject.key);
  if (!item) throw new Error(`unknown subject: ${subject.key}`);
  const before = stage.placed;
  const replaced = insteadOf ? find(stage, insteadOf) : [];
  if (insteadOf && replaced.length === 0) return false;
  const carried = carries ? carriedBy(stage, replaced) : [];
  stage.placed = before.filter((thing) => !replaced.includes(thing) && !carried.includes(thing));
  const mesh = await item.load();
  const materials = subject.color ? await item.recolor(subject.color) : undefined;
  const azimuth = azimuthOf(adding.camera);
  for (let copy = 0; copy < subject.count; copy++) {
    const trial = prepare(stage, {
      key: item.key,
      mesh,
      materials,
      turn: azimuth + adding.random.between(-0.4, 0.4),
      scale: item.category === 'food' ? adding.random.between(0.94, 1.06) : 1,
      role: 'subject',
      subject: adding.index,
    });
    if (placeCopy(stage, trial, { ...adding, subject, replaced: replaced[copy] ?? replaced.at(-1) }))
      continue;
    stage.placed = before;
    return false;
  }
  const host = stage.placed.at(-1)!;
  const lay = carries === 'in' ? placeInside : placeUpon;
  for (const thing of carried)
    lay(stage, prepare(stage, pieceOf(thing)), host, adding.random, { count: carried.length });
  return true;
}

interface Copy extends Adding {
  subject: Subject;
  replaced: Placed | undefined;
}

function placeCopy(stage: Stage, trial: Trial, copy: Copy): boolean {
  const { subject, random } = copy;
  const hosts = subject.relation ? stage.placed.filter((other) => other.subject === (subject.of ?? 0)) : [];
  const host = hosts[0];
  if (host && subject.relation === 'in') {
    placeInside(stage, trial, host, random, subject);
    return true;
  }
  if (host && subject.relation === 'on') {
    placeUpon(stage, trial, host, random, subject);
    return true;
  }
  return letDown(stage, trial, copy, hosts);
}

/** Puts a thing on the nearest good place of the ground, or of what carries its like. */
function letDown(stage: Stage, trial: Trial, finding: Finding, hosts: readonly Placed[] = []): boolean {
  const { replaced } = finding;
  const subjects = stage.placed.filter(({ role }) => role === 'subject');
  const around = boxAround(replaced ? [replaced] : subjects.length > 0 ? subjects : stage.placed);
  const middle = [(around.min[0] + around.max[0]) / 2, (around.min[2] + around.max[2]) / 2] as const;
  const alike = stage.placed.find(({ key }) => key === trial.piece.key);
  const supports = new Set([replaced?.support ?? alike?.support ?? null, null]);
  for (const support of supports) {
    if (support && support.role !== 'carrier') continue;
    for (const demand of finding.isPoured ? POURED : DEMANDS) {
      const place = findPlace(stage, trial, middle, { ...finding, demand, support, hosts });
      if (!place) continue;
      put(stage, trial, place[0], place[1], { support });
      return true;
    }
  }
  return false;
}

/** How far a place may lie from the picture's middle, and how much may be hidden: a good place first, then a passable one. */
const DEMANDS = [
  { frame: 0.97, hidden: 0.3, isStrict: true },
  { frame: 1.12, hidden: 0.5, isStrict: false },
] as const;
const POURED = [
  { frame: 0.97, hidden: 0.55, isStrict: false },
  { frame: 1.12, hidden: 0.75, isStrict: false },
] as const;
const MOST_PLACES = 900;

/** The nearest free place that is in the picture, where nothing hides it and it hides nothing. */
function findPlace(
  stage: Stage,
  trial: Trial,
  [ax, az]: readonly [number, number],
  {
    demand,
    support,
    camera,
    aspect,
    ground = {},
    subject,
    random,
    replaced,
    hosts,
    isPoured = false,
  }: Finding & {
    demand: (typeof DEMANDS | typeof POURED)[number];
    support: Placed | null;
    hosts: readonly Placed[];
  },
): readonly [number, number] | undefined {
  const { min, max } = trial.box;
  const [width, depth] = [max[0] - min[0], max[2] - min[2]];
  const own = Math.max(width, depth);
  const gap = own * (isPoured ? random.between(0.01, 0.16) : 0.04);
  const phase = random.between(0, Math.PI * 2);
  const level = support ? support.box.max[1] : stage.floor;
  const { back = -Infinity, front = Infinity, radius = Infinity } = ground;
  let best: readonly [number, number] | undefined;
  let least = Infinity;
  for (let i = 0; i < MOST_PLACES; i++) {
    const distance = own * 0.13 * Math.sqrt(i);
    if (best && distance > least) break;
    const angle = phase + i * 2.399963;
    const [x, z] =
      i === 0 && replaced ? [ax, az] : [ax + Math.cos(angle) * distance, az + Math.sin(angle) * distance];
    if (z + min[2] < back || z + max[2] > front || Math.hypot(x, z) + own / 2 > radius) continue;
    if (support && !liesOn(trial, x, z, support)) continue;
    if (!isFree(stage, trial, x, z, support, gap)) continue;
    const box = {
      min: [min[0] + x, level, min[2] + z] as const,
      max: [max[0] + x, level + max[1] - min[1], max[2] + z] as const,
    };
    const screen = projectBoxes([box], camera, aspect);
    if (Math.max(...screen.max.map(Math.abs), ...screen.min.map(Math.abs)) > demand.frame) continue;
    if (!isOnSide(screen, subject?.relation, hosts, { camera, aspect, isStrict: demand.isStrict })) continue;
    const hidden = hiddenPart(stage, { box, screen }, camera, aspect);
    if (hidden > demand.hidden) continue;
    const price = distance + hidden * own * (isPoured ? 0.5 : 3);
    if (price < least) {
      least = price;
      best = [x, z];
    }
  }
  return best;
}

function liesOn({ outline }: Trial, x: number, z: number, support: Placed): boolean {
  return outline.every((point) => contains(support.outline, [point[0] + x, point[1] + z]));
}

type ScreenBox = ReturnType<typeof projectBoxes>;

/** "To the left of the mug", as the camera sees it. */
function isOnSide(
  { min, max }: ScreenBox,
  relation: Subject['relation'],
  hosts: readonly Placed[],
  { camera, aspect, isStrict }: { camera: Camera; aspect: number; isStrict: boolean },
): boolean {
  if (!relation || hosts.length === 0) return true;
  const host = projectBoxes(
    hosts.map(({ box }) => box),
    camera,
    aspect,
  );
  const middle = (min[0] + max[0]) / 2;
  switch (relation) {
    case 'left':
      return middle < (isStrict ? host.min[0] : (host.min[0] + host.max[0]) / 2);
    case 'right':
      return middle > (isStrict ? host.max[0] : (host.min[0] + host.max[0]) / 2);
    case 'behind':
      return min[1] > host.min[1];
    case 'in-front':
      return min[1] < host.min[1];
    default:
      return true;
  }
}

/** The largest part of a thing that the new one would hide, or of the new one that a thing would hide. */
function hiddenPart(
  stage: Stage,
  { box, screen }: { box: Placed['box']; screen: ScreenBox },
  camera: Camera,
  aspect: number,
): number {
  let most = 0;
  for (const other of stage.placed) {
    if (other.role === 'carrier') continue;
    const its = projectBoxes([other.box], camera, aspect);
    const overlap = [0, 1].map(
      (axis) => Math.min(screen.max[axis]!, its.max[axis]!) - Math.max(screen.min[axis]!, its.min[axis]!),
    );
    if (overlap[0]! <= 0 || overlap[1]! <= 0) continue;
    const isBehind = distanceTo(camera, box) > distanceTo(camera, other.box);
    const rear = isBehind ? screen : its;
    const area = (rear.max[0] - rear.min[0]) * (rear.max[1] - rear.min[1]);
    const share = (overlap[0]! * overlap[1]!) / area;
    // A prop may be hidden more than what was asked for.
    most = Math.max(most, !isBehind && other.role === 'prop' ? share * 0.6 : share);
  }
  return most;
}

function distanceTo({ position }: Camera, { min, max }: Placed['box']): number {
  const center = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2] as const;
  return Math.hypot(...subtract(position, center));
}

function azimuthOf({ position, target }: Camera): number {
  return Math.atan2(position[0] - target[0], position[2] - target[2]);
}
