import type { PeopleScene, Person, Role } from '../people-scene.ts';
import { HIP } from '../poses.ts';
import type { Extent } from '../rooms.ts';
import { BUILDS } from './body-measures.ts';
import { drawBlanket, NO_BLANKET } from './draw-blanket.ts';
import { drawInWater } from './draw-in-water.ts';
import { drawRole, footOf, reachOfHeld, type Spot } from './draw-role.ts';
import { drawRowingBoats } from './draw-rowing-boats.ts';
import { SEAT_HEIGHT } from './draw-seat.ts';
import { drawSleeper } from './draw-sleeper.ts';
import { placeAcross } from './place-across.ts';
import { placeAtTable } from './place-at-table.ts';
import { placeWatching } from './place-watching.ts';
import { PROPS, type PropName } from './props.ts';
import { REACH, USUAL_REACH } from './reach.ts';
import { surfaceOf } from './riding-and-swimming-poses.ts';
import { type Drawn, drawSeats, seatRows } from './seat-rows.ts';

const HEADROOM = 225;
/** Units that fill the height at least: children alone stay smaller in the picture than adults. */
const LOWEST = { child: 620, baby: 400 };

interface Placed {
  person: Person;
  left: number;
  right: number;
  height: number;
  build: number;
  carries?: Person;
}

/** Everyone side by side at full length; many in a tall picture in two rows, unless they share a seat. */
export function placePeople(scene: PeopleScene, extent: Extent): string {
  const { tall, floor, h, w } = extent;
  const { table, cast } = scene;
  if (table?.kind === 'desk' && cast.length <= 2) return placeAcross(scene, table, extent);
  if (table && table.kind !== 'blanket') return placeAtTable(scene, table, extent);
  if (cast.length > 0 && cast.every(({ role }) => (role!.placedAs ?? role!).pose === 'watch'))
    return placeWatching(scene, extent);
  const placed = measure(cast.filter(({ isNewcomer }) => !isNewcomer));
  const joined = measure(cast.filter(({ isNewcomer }) => isNewcomer));
  const isOneSeat = seatRows(placed).some(({ length }) => length === placed.length);
  const areTouching = cast.length > 1 && cast.some(({ role }) => role!.pose === 'high-five');
  const twoRows = !isOneSeat && !areTouching && (tall || w < h * 1.15) && placed.length >= (tall ? 3 : 5);
  if (!twoRows)
    return drawRow(scene, extent, placed, {
      ground: floor + (h - floor) * (scene.table ? 0.2 : 0.56),
      top: h * 0.08,
      first: 0,
      joined,
    });
  const back = Math.floor(placed.length / 2);
  const ground = floor + (h - floor) * 0.72;
  return (
    drawRow(scene, extent, placed.slice(0, back), {
      ground: floor + (h - floor) * 0.08,
      top: h * (tall ? 0.12 : 0.06),
      first: 0,
      most: h * (tall ? 0.42 : 0.5),
    }) +
    drawRow(scene, extent, placed.slice(back), {
      ground,
      top: h * 0.3,
      first: back,
      joined,
      most: h * (tall ? 0.42 : 0.5),
    })
  );
}

function measure(cast: readonly Person[]): Placed[] {
  const placed: Placed[] = [];
  for (const [index, person] of cast.entries()) {
    const role = { ...person.role!, ...person.role!.placedAs };
    const before = placed.at(-1);
    const canCarry =
      before && !before.carries && before.person.role!.pose === 'carry' && isFreeForBaby(before.person.role!);
    if (role.build === 'baby' && canCarry && index > 0) {
      before.carries = person;
      continue;
    }
    const build = BUILDS[role.build];
    const reach =
      role.build === 'baby'
        ? REACH.lotus!
        : role.inWheelchair
          ? ([210, 220] as const)
          : (REACH[role.pose] ?? USUAL_REACH);
    const isUmbrella = role.holds === 'umbrella' || role.holds === 'shared-umbrella';
    const above =
      role.pose === 'lift' || role.pose === 'throw'
        ? 400
        : isUmbrella || role.holds === 'balloon' || role.holds === 'balloons'
          ? 370
          : HEADROOM + (role.hat ? 40 : 0);
    const held = reachOfHeld(role);
    const sleeps = role.pose === 'sleep';
    const prop = role.prop ? PROPS[role.prop] : undefined;
    placed.push({
      person,
      left: Math.max(reach[0], held.left) * (sleeps ? 1 : build),
      right: Math.max(
        Math.max(reach[1], held.right) * (sleeps ? 1 : build),
        prop ? prop.right - (1 - build) * 200 : 0,
      ),
      height: Math.max(
        sleeps ? 900 : (footOf(role) + Math.max(above, riseOf(role) + held.above)) * build,
        prop?.above ?? 0,
      ),
      build,
    });
  }
  for (const [index, one] of placed.entries()) {
    const next = placed[index + 1];
    if (next && one.person.role!.holds === 'shared-umbrella') {
      one.right = SHARED_REACH * one.build;
      next.left = SHARED_REACH * next.build;
    }
  }
  for (const row of seatRows(placed).filter(({ length }) => length > 1))
    for (const [index, one] of row.entries()) {
      if (index > 0) one.left = SHARED_REACH * one.build;
      if (index < row.length - 1) one.right = SHARED_REACH * one.build;
    }
  return placed;
}

function isFreeForBaby({ holds }: Role): boolean {
  return !holds || holds === 'baby-bottle';
}

/** Between neighbors on one seat. */
const SHARED_REACH = 150;

/** Everyone goes the same way with them. */
const WALKED: ReadonlySet<PropName> = new Set<PropName>(['dog', 'stroller', 'shopping-cart']);

interface Row {
  ground: number;
  /** Highest point of a head, and the largest height. */
  top: number;
  most?: number;
  /** Index of the first in the cast. */
  first: number;
  /** People who stand beside the row, where there is room. */
  joined?: readonly Placed[];
}

function drawRow(
  scene: PeopleScene,
  { w, h, group }: Extent,
  placed: readonly Placed[],
  { ground, top, most = ground, first, joined = [] }: Row,
): string {
  if (placed.length === 0) return '';
  // Everyone goes the same way.
  const isWalk = placed.some(
    ({ person: { role } }) => (role!.prop !== undefined && WALKED.has(role!.prop)) || role!.pose === 'row',
  );
  const mirrorOf = (index: number) =>
    isWalk ? false : placed.length === 1 ? group.middle > w * 0.55 : index >= placed.length / 2;
  const sides = placed.map(
    ({ left, right }, index) => (mirrorOf(index) ? [right, left] : [left, right]) as [number, number],
  );
  const spacing = spacingOf(placed);
  const total = sides.reduce((sum, [left, right]) => sum + (left + right) * spacing, 0);
  const onlyBabies = placed.every(({ person }) => person.role!.build === 'baby');
  const tallest = Math.max(onlyBabies ? LOWEST.baby : LOWEST.child, ...placed.map(({ height }) => height));
  const room = Math.min(group.width, w * 0.94);
  const size = Math.min((ground - top) / tallest, room / total, most / tallest) * group.size;
  let x = group.middle - (total * size) / 2;
  const shared = new Set(seatRows(placed).flatMap((seated) => (seated.length > 1 ? seated : [])));
  const drawn = placed.map((one, index): Drawn => {
    const { person, build, carries } = one;
    const [left, right] = sides[index]!;
    const at = x + left * spacing * size;
    x += (left + right) * spacing * size;
    const scale = size * build;
    // Children sit as high as adults on a shared seat, and their feet do not reach the ground.
    const lift = shared.has(one) ? SEAT_HEIGHT * size - seatOf(person.role!) * scale : 0;
    const spot = {
      x: at,
      ground: ground - lift,
      scale,
      mirrored: mirrorOf(index),
      ...(carries && !carries.isGone ? { carries } : {}),
    };
    return {
      ...{ spot, person, ground, build },
      svg: drawOne(scene, person, spot, `p${first + index}`),
      back: !person.child,
    };
  });
  let ends = [group.middle - (total * size) / 2, x] as const;
  for (const [at, { person, left, right, build }] of joined.entries()) {
    const wide = (left + right) * spacing * size;
    const isRight = w - ends[1] >= ends[0];
    const middle = isRight ? ends[1] + right * spacing * size : ends[0] - right * spacing * size;
    // Nobody is cut by the edge.
    if ((isRight ? w - ends[1] : ends[0]) < wide) continue;
    ends = isRight ? [ends[0], ends[1] + wide] : [ends[0] - wide, ends[1]];
    const spot = { x: middle, ground, scale: size * build, mirrored: isRight };
    drawn.push({
      ...{ spot, person, ground, build },
      svg: drawOne(scene, person, spot, `p${first + placed.length + at}`),
      back: !person.child,
    });
  }
  const shadow = drawn
    .filter(({ svg, person }) => svg !== '' && !WITHOUT_SHADOW.has(person.role!.pose))
    .map(
      ({ spot }) =>
        `<ellipse cx="${spot.x}" cy="${ground + 4 * spot.scale}" rx="${150 * spot.scale}" ry="${22 * spot.scale}" fill="#101828" opacity=".16"/>`,
    )
    .join('');
  // Children stand before adults.
  const [left, right] = [drawn[0]!.spot.x - 260 * size, drawn.at(-1)!.spot.x + 260 * size];
  const spread =
    scene.table?.kind === 'blanket'
      ? drawBlanket(scene, scene.table, { left, right, ground, size, below: h })
      : NO_BLANKET;
  return (
    shadow +
    spread.blanket +
    drawSeats(scene, drawn) +
    [...drawn.filter(({ back }) => back), ...drawn.filter(({ back }) => !back)]
      .map(({ svg }) => svg)
      .join('') +
    drawRowingBoats(drawn, scene.colors) +
    spread.things
  );
}

/** Part of their reach that people of one row get. */
function spacingOf(placed: readonly Placed[]): number {
  if (placed.length === 1) return 1;
  const poses = placed.map(({ person: { role } }) => role!.pose);
  // Hugging people overlap.
  if (placed.some(({ person: { role } }) => (role!.placedAs ?? role!).pose === 'hug')) return 0.52;
  // Hands that are shaken, and faces that kiss, meet exactly.
  if (poses.filter((pose) => pose === 'shake' || pose === 'kiss').length > 1) return 1;
  // Crowds stand closer, but the middle two of four who clap hands must meet.
  return placed.length > 3 && poses[1] !== 'high-five' ? 0.86 : 0.94;
}

/** Units from the foot of a sitting person up to the seat. */
function seatOf(role: Role): number {
  return footOf(role) - HIP;
}

function drawOne(scene: PeopleScene, person: Person, spot: Spot, id: string): string {
  if (person.isGone) return '';
  const { ink } = scene.colors;
  const { pose } = person.role!;
  if (pose === 'sleep') return drawSleeper(person, spot, scene);
  if (surfaceOf(pose) !== undefined) return drawInWater(person, spot, id, ink);
  const rise = riseOf(person.role!);
  const raised = rise > 0 ? { ...spot, ground: spot.ground - rise * spot.scale } : spot;
  return drawRole(person, raised, id, ink);
}

/** Units that the feet are above the ground. */
function riseOf({ pose }: Role): number {
  return pose === 'dive' ? DIVING : RAISED.has(pose) ? 90 : 0;
}

/** Not on the ground. */
const WITHOUT_SHADOW: ReadonlySet<Role['pose']> = new Set<Role['pose']>([
  'swim',
  'wade',
  'kayak',
  'row',
  'surf',
  'climb',
  'dive',
  'drive',
  'drive-tractor',
]);
const RAISED: ReadonlySet<Role['pose']> = new Set<Role['pose']>(['jump', 'dunk', 'climb']);
/** Far above the ground. */
const DIVING = 230;
