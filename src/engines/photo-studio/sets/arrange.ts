import { PRODUCT_KEY } from '../product/product.ts';
import type { Random } from '../scene/random.ts';
import { type CatalogItem, findItem } from '../things/catalog.ts';
import { contains } from './footprint.ts';
import { placeByRelation } from './place-by-relation.ts';
import { placeInside, placeUpon } from './place-on.ts';
import type { SetRequest, Subject } from './set.ts';
import {
  boxAround,
  createStage,
  isFree,
  type Piece,
  type Placed,
  prepare,
  put,
  type Stage,
  type Trial,
} from './stage.ts';

/** How a set wants its subjects. */
export interface Arrangement {
  request: SetRequest;
  /** The camera's direction, radians: subjects shall not hide each other from there. */
  azimuth: number;
  elevation: number;
  /** The camera's direction if subjects are turned to another one. */
  camera?: number;
  /** Turns a front towards the viewer by about this many radians at most. */
  swing: number;
  /** The set's own plates and boards for food, by the size that they must have. */
  carrier?:
    | ((width: number, depth: number, items: readonly CatalogItem[]) => Promise<Piece | null>)
    | undefined;
  /** The carrier takes everything, not only food that is served. */
  carriesAll?: boolean;
  /** Things stay this near to the middle line, meters: on a shelf. */
  halfDepth?: number;
  /** Space between things, as a part of their size. */
  spacing: number;
  floor?: number | undefined;
}

/** Puts all subjects on a stage, each as often as asked, around the origin. */
export async function arrangeSubjects(arrangement: Arrangement): Promise<Stage> {
  const { request } = arrangement;
  const items = request.subjects.map(({ key }) => {
    const item = key === PRODUCT_KEY ? request.product : findItem(key);
    if (!item) throw new Error(`unknown subject: ${key}`);
    return item;
  });
  const smallest = Math.min(...items.map(({ size }) => Math.max(size[0], size[2])));
  const largest = Math.max(...items.map(({ size }) => Math.max(size[0], size[2])));
  const stage = createStage(Math.max(smallest / 28, largest / 160, 0.0008), arrangement.floor);
  const order = placingOrder(request.subjects);
  const carrier = arrangement.carrier ? await placeCarrier(stage, arrangement, items) : null;
  for (const index of order) await placeSubject(stage, arrangement, items[index]!, index, carrier);
  return stage;
}

/** Whether so many large things lie in a bowl that they would lie over each other in one of the usual size. */
function holdsMany({ subjects }: Pick<SetRequest, 'subjects'>, index: number): boolean {
  const inside = subjects.filter((other) => other.relation === 'in' && (other.of ?? 0) === index);
  const bowl = findItem(subjects[index]!.key)!;
  const isLarge = inside.every(({ key }) => findItem(key)!.size[0] > bowl.size[0] * 0.3);
  return isLarge && inside.reduce((sum, { count }) => sum + count, 0) > 3;
}

const LARGER = 1.3;

/** Subjects that carry others come first. */
function placingOrder(subjects: readonly Subject[]): number[] {
  const carries = (index: number) =>
    subjects.some(
      (other) => (other.of ?? 0) === index && (other.relation === 'on' || other.relation === 'in'),
    ) || subjects[index]!.relation === 'under';
  const indices = subjects.map((_, i) => i);
  return [...indices.filter(carries), ...indices.filter((i) => !carries(i))];
}

/** One plate or board under all loose food. */
async function placeCarrier(
  stage: Stage,
  { request, carrier, spacing, carriesAll }: Arrangement,
  items: readonly CatalogItem[],
): Promise<Placed | null> {
  const loose = request.subjects
    .map((subject, i) => ({ subject, item: items[i]! }))
    .filter(({ subject }) => !['on', 'in', 'under'].includes(subject.relation ?? ''));
  const carried = loose.filter(({ item }) => carriesAll || isServed(item));
  if (carried.length === 0 || carried.length < loose.length) return null;
  const area = carried.reduce(
    (sum, { subject, item }) => sum + subject.count * item.size[0] * item.size[2] * (1 + spacing) ** 2,
    0,
  );
  const width = Math.sqrt(area) * 1.5;
  const piece = await carrier!(
    width,
    width * 0.7,
    carried.map(({ item }) => item),
  );
  return piece && put(stage, prepare(stage, piece), 0, 0);
}

export function isServed({ standsOn }: CatalogItem): boolean {
  return standsOn === 'plate';
}

async function placeSubject(
  stage: Stage,
  arrangement: Arrangement,
  item: CatalogItem,
  index: number,
  carrier: Placed | null,
): Promise<void> {
  const { request, swing } = arrangement;
  const { random } = request;
  const subject = request.subjects[index]!;
  const mesh = await item.load();
  const materials = subject.color ? await item.recolor(subject.color) : undefined;
  const baseTurn = (arrangement.azimuth + random.between(-swing, swing)) % (Math.PI * 2);
  const isRound = Math.abs(item.size[0] - item.size[2]) < 0.2 * item.size[0];
  for (let copy = 0; copy < subject.count; copy++) {
    const turn =
      item === request.product
        ? (arrangement.camera ?? arrangement.azimuth)
        : isRound && item.category === 'food'
          ? random.between(0, Math.PI * 2)
          : baseTurn + random.between(-1, 1) * Math.min(swing, 0.3) * (copy > 0 ? 1.4 : 0.4);
    const piece: Piece = {
      key: item.key,
      mesh,
      materials,
      turn,
      scale: item.category === 'food' ? random.between(0.94, 1.06) : holdsMany(request, index) ? LARGER : 1,
      role: 'subject',
      subject: index,
    };
    placeOne(stage, arrangement, prepare(stage, piece), subject, carrier);
  }
}

function placeOne(
  stage: Stage,
  arrangement: Arrangement,
  trial: Trial,
  subject: Subject,
  carrier: Placed | null,
): Placed {
  const { random } = arrangement.request;
  const limit = arrangement.halfDepth;
  const others = stage.placed.filter(({ role }) => role === 'subject');
  const related = others.filter((other) => other.subject === (subject.of ?? 0));
  const host = related.length > 0 ? related[0]! : null;
  if (host && (subject.relation === 'in' || subject.relation === 'on'))
    return subject.relation === 'in'
      ? placeInside(stage, trial, host, random, subject)
      : placeUpon(stage, trial, host, random, subject);
  const place =
    related.length > 0
      ? placeByRelation(subject.relation, {
          related: boxAround(related),
          box: trial.box,
          azimuth: arrangement.camera ?? arrangement.azimuth,
        })
      : undefined;
  const isOnGround = (z: number) =>
    limit === undefined || (z + trial.box.min[2] >= -limit && z + trial.box.max[2] <= limit);
  const size = Math.max(trial.box.max[0] - trial.box.min[0], trial.box.max[2] - trial.box.min[2]);
  return placeNear(stage, trial, place?.anchor ?? middleOf(related, carrier), {
    support: carrier,
    gap: size * 0.04,
    reach: size,
    random,
    isAllowed: (x, z) =>
      isOnGround(z) &&
      isWithinRim(carrier, trial, x, z) &&
      (!place || place.isAllowed(x, z)) &&
      !hidesProduct(stage, trial, x, z, arrangement),
    ...(place && { direction: place.direction }),
    cost: (x, z) => hidingCost(stage, trial, x, z, arrangement) * size * 4,
  });
}

function isWithinRim(carrier: Placed | null, { outline }: Trial, x: number, z: number): boolean {
  const { rim } = carrier ?? {};
  if (!carrier || rim === undefined) return true;
  return outline.every(([px, pz]) => {
    const apart = Math.hypot(px, pz) || 1;
    return contains(carrier.outline, [x + px + (px / apart) * rim, z + pz + (pz / apart) * rim]);
  });
}

/** The middle of what is there. */
function middleOf(related: readonly Placed[], carrier: Placed | null): readonly [number, number] {
  if (related.length === 0)
    return carrier ? [carrier.transform.position[0], carrier.transform.position[2]] : [0, 0];
  const { min, max } = boxAround(related);
  return [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
}

interface Nearby {
  support: Placed | null;
  gap: number;
  reach: number;
  random: Random;
  /** Of a place, in meters: the nearest place with the least cost wins. */
  cost?: (x: number, z: number) => number;
  /** Whether a place is not out of the question. */
  isAllowed?: (x: number, z: number) => boolean;
  /** Where to look farther away if there is no place nearby; to the right of everything unless given. */
  direction?: readonly [number, number];
}

/** The best free place around the anchor; it always finds one, if need be far away. */
export function placeNear(
  stage: Stage,
  trial: Trial,
  [ax, az]: readonly [number, number],
  nearby: Nearby,
): Placed {
  const place = findPlace(stage, trial, [ax, az], nearby);
  return put(stage, trial, place[0], place[1], { support: nearby.support });
}

function findPlace(
  stage: Stage,
  trial: Trial,
  [ax, az]: readonly [number, number],
  { support, gap, reach, random, cost, isAllowed, direction }: Nearby,
): readonly [number, number] {
  const phase = random.between(0, Math.PI * 2);
  let best: readonly [number, number] | null = null;
  let least = Infinity;
  for (let ring = 0; ring < 400; ring++) {
    // Sunflower: places fill the disk evenly, from its center out.
    const distance = reach * 0.16 * Math.sqrt(ring);
    if (best && distance > least) break;
    const angle = phase + ring * 2.399963;
    const [x, z] = [ax + Math.cos(angle) * distance, az + Math.sin(angle) * distance];
    if (isAllowed && !isAllowed(x, z)) continue;
    if (!isFree(stage, trial, x, z, support, gap)) continue;
    const price = distance + (cost?.(x, z) ?? 0);
    if (price < least) {
      least = price;
      best = [x, z];
    }
  }
  if (best) return best;
  if (!direction) return beyond(stage, trial);
  let away = 0;
  const placeAway = (): [number, number] => [ax + direction[0] * away, az + direction[1] * away];
  while (!isFree(stage, trial, ...placeAway(), support, gap)) away += reach * 0.2;
  return placeAway();
}

/** To the right of everything. */
function beyond(stage: Stage, { box }: Trial): readonly [number, number] {
  const around = stage.placed.length > 0 ? boxAround(stage.placed) : box;
  return [around.max[0] + (box.max[0] - box.min[0]), 0];
}

/** Part of subjects that would be hidden from the camera, in parallel projection. */
function hidingCost(
  stage: Stage,
  trial: Trial,
  x: number,
  z: number,
  { azimuth, elevation }: Arrangement,
): number {
  const own = screenBox(trial.box, x, z, azimuth, elevation);
  let hidden = 0;
  for (const other of stage.placed) {
    if (other.role !== 'subject') continue;
    const its = screenBox(other.box, 0, 0, azimuth, elevation);
    const width = Math.min(own.right, its.right) - Math.max(own.left, its.left);
    const height = Math.min(own.top, its.top) - Math.max(own.bottom, its.bottom);
    if (width <= 0 || height <= 0) continue;
    const rear = own.depth < its.depth ? own : its;
    const share = (width * height) / ((rear.right - rear.left) * (rear.top - rear.bottom));
    // A little overlap joins things to a group.
    hidden += Math.max(0, share - (other.subject === trial.piece.subject ? 0.3 : 0.16));
  }
  return hidden;
}

/** The product's picture is laid over whatever stands before it. */
function hidesProduct(stage: Stage, trial: Trial, x: number, z: number, arrangement: Arrangement): boolean {
  const placed = stage.placed.find(({ key }) => key === arrangement.request.product?.key);
  if (!placed) return false;
  const { azimuth, camera = azimuth, elevation } = arrangement;
  const own = screenBox(trial.box, x, z, camera, elevation);
  const its = screenBox(placed.box, 0, 0, camera, elevation);
  return own.depth > its.depth - trial.box.max[2] && own.left < its.right && own.right > its.left;
}

function screenBox(
  { min, max }: Trial['box'],
  x: number,
  z: number,
  azimuth: number,
  elevation: number,
): { left: number; right: number; bottom: number; top: number; depth: number } {
  const [cosA, sinA, cosE, sinE] = [
    Math.cos(azimuth),
    Math.sin(azimuth),
    Math.cos(elevation),
    Math.sin(elevation),
  ];
  const screen = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity, depth: 0 };
  for (let i = 0; i < 8; i++) {
    const [px, py, pz] = [
      (i & 1 ? max[0] : min[0]) + x,
      i & 2 ? max[1] : min[1],
      (i & 4 ? max[2] : min[2]) + z,
    ];
    const across = px * cosA - pz * sinA;
    const depth = px * sinA + pz * cosA;
    const up = py * cosE - depth * sinE;
    screen.left = Math.min(screen.left, across);
    screen.right = Math.max(screen.right, across);
    screen.bottom = Math.min(screen.bottom, up);
    screen.top = Math.max(screen.top, up);
    screen.depth += depth / 8;
  }
  return screen;
}
