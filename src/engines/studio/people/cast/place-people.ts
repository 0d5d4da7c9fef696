import { rect } from '../decor.ts';
import type { PeopleScene, Person, Role } from '../people-scene.ts';
import { isOutdoors } from '../rooms/outdoors.ts';
import type { Extent } from '../rooms.ts';
import { darken, lighten } from '../tint.ts';
import { BUILDS, drawRole, footOf } from './draw-role.ts';
import { drawSleeper } from './draw-sleeper.ts';

/** Room to the left and right of the neck that a pose takes, in the figure's units. */
const REACH: Readonly<Partial<Record<Role['pose'], readonly [left: number, right: number]>>> = {
  run: [270, 250],
  walk: [190, 180],
  cycle: [345, 425],
  lift: [320, 320],
  point: [160, 300],
  present: [160, 290],
  dance: [270, 200],
  jump: [240, 240],
  wave: [140, 210],
  cheer: [190, 190],
  lotus: [240, 240],
  sit: [230, 230],
  strum: [190, 240],
  hold: [150, 230],
  sleep: [520, 520],
};
const USUAL_REACH = [150, 160] as const;
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

/** Everyone side by side at full length; many in a tall picture in two rows. */
export function placePeople(scene: PeopleScene, extent: Extent): string {
  const { tall, floor, h, w } = extent;
  const placed = measure(scene.cast.filter(({ isNewcomer }) => !isNewcomer));
  const joined = measure(scene.cast.filter(({ isNewcomer }) => isNewcomer));
  const twoRows = (tall || w < h * 1.15) && placed.length >= (tall ? 3 : 5);
  if (!twoRows)
    return drawRow(scene, extent, placed, {
      ground: floor + (h - floor) * 0.56,
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
      before && !before.carries && before.person.role!.pose === 'carry' && !before.person.role!.holds;
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
    const wide = role.holds === 'umbrella' ? ([210, 330] as const) : reach;
    const above =
      role.pose === 'lift'
        ? 320
        : role.holds === 'umbrella' || role.holds === 'balloon'
          ? 370
          : HEADROOM + (role.hat ? 40 : 0);
    const sleeps = role.pose === 'sleep';
    placed.push({
      person,
      left: wide[0] * (sleeps ? 1 : build),
      right: wide[1] * (sleeps ? 1 : build),
      height: sleeps ? 900 : (footOf(role) + above) * build,
      build,
    });
  }
  return placed;
}

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
  { w, group }: Extent,
  placed: readonly Placed[],
  { ground, top, most = ground, first, joined = [] }: Row,
): string {
  if (placed.length === 0) return '';
  const hugs =
    placed.some(({ person: { role } }) => (role!.placedAs ?? role!).pose === 'hug') && placed.length > 1;
  const mirrorOf = (index: number) =>
    placed.length === 1 ? group.middle > w * 0.55 : index >= placed.length / 2;
  const sides = placed.map(
    ({ left, right }, index) => (mirrorOf(index) ? [right, left] : [left, right]) as [number, number],
  );
  const tight = hugs ? 0.52 : placed.length > 3 ? 0.86 : placed.length > 1 ? 0.94 : 1;
  const total = sides.reduce((sum, [left, right]) => sum + (left + right) * tight, 0);
  const onlyBabies = placed.every(({ person }) => person.role!.build === 'baby');
  const tallest = Math.max(onlyBabies ? LOWEST.baby : LOWEST.child, ...placed.map(({ height }) => height));
  const room = Math.min(group.width, w * 0.94);
  const size = Math.min((ground - top) / tallest, room / total, most / tallest) * group.size;
  let x = group.middle - (total * size) / 2;
  const drawn = placed.map(({ person, build, carries }, index) => {
    const [left, right] = sides[index]!;
    const at = x + left * tight * size;
    x += (left + right) * tight * size;
    const spot = {
      x: at,
      ground,
      scale: size * build,
      mirrored: mirrorOf(index),
      ...(carries && !carries.isGone ? { carries } : {}),
    };
    return drawnAt(scene, person, spot, first + index);
  });
  let ends = [group.middle - (total * size) / 2, x] as const;
  for (const [at, { person, left, right, build }] of joined.entries()) {
    const wide = (left + right) * tight * size;
    const isRight = w - ends[1] >= ends[0];
    const middle = isRight ? ends[1] + right * tight * size : ends[0] - right * tight * size;
    // Nobody is cut by the edge.
    if ((isRight ? w - ends[1] : ends[0]) < wide) continue;
    ends = isRight ? [ends[0], ends[1] + wide] : [ends[0] - wide, ends[1]];
    const spot = { x: middle, ground, scale: size * build, mirrored: isRight };
    drawn.push(drawnAt(scene, person, spot, first + placed.length + at));
  }
  const shadow = drawn
    .filter(({ svg }) => svg !== '')
    .map(
      ({ spot }) =>
        `<ellipse cx="${spot.x}" cy="${ground + 4 * spot.scale}" rx="${150 * spot.scale}" ry="${22 * spot.scale}" fill="#101828" opacity=".16"/>`,
    )
    .join('');
  // Children stand before adults.
  return (
    shadow +
    [...drawn.filter(({ back }) => back), ...drawn.filter(({ back }) => !back)].map(({ svg }) => svg).join('')
  );
}

interface StandingSpot {
  x: number;
  ground: number;
  scale: number;
  mirrored: boolean;
}

function drawnAt(scene: PeopleScene, person: Person, spot: StandingSpot, at: number) {
  return { spot, svg: person.isGone ? '' : drawOne(scene, person, spot, `p${at}`), back: !person.child };
}

function drawOne(scene: PeopleScene, person: Person, spot: StandingSpot, id: string): string {
  const { pose, inWheelchair, build } = person.role!;
  const { ink } = scene.colors;
  if (pose === 'sleep') return drawSleeper(person, spot, scene);
  const seat = pose === 'sit' && !inWheelchair && build !== 'baby' ? drawSeat(scene, spot) : '';
  const raised = pose === 'jump' ? { ...spot, ground: spot.ground - 90 * spot.scale } : spot;
  return seat + drawRole(person, raised, id, ink);
}

/** A chair indoors, a bench outdoors. */
function drawSeat(
  { colors, setting }: PeopleScene,
  { x, ground, scale }: { x: number; ground: number; scale: number },
): string {
  const at = (dx: number, dy: number, wide: number, high: number, fill: string, radius = 12) =>
    rect(x + dx * scale, ground + dy * scale, wide * scale, high * scale, fill, radius * scale);
  if (isOutdoors(setting)) {
    const wood = colors.wood;
    return (
      at(-190, -240, 24, 240, '#4a5060') +
      at(170, -240, 24, 240, '#4a5060') +
      at(-220, -430, 444, 44, wood) +
      at(-220, -370, 444, 44, darken(wood, 0.08)) +
      at(-230, -254, 464, 46, darken(wood, 0.14))
    );
  }
  if (setting === 'living-room') {
    const sofa = lighten(colors.second, 0.1);
    return (
      at(-250, -60, 26, 60, darken(colors.wood, 0.25), 6) +
      at(226, -60, 26, 60, darken(colors.wood, 0.25), 6) +
      at(-262, -540, 526, 400, sofa, 46) +
      at(-282, -262, 566, 210, darken(sofa, 0.1), 30) +
      at(-310, -350, 76, 300, darken(sofa, 0.16), 34) +
      at(236, -350, 76, 300, darken(sofa, 0.16), 34)
    );
  }
  const fill = colors.accent;
  return (
    at(-110, -200, 24, 200, darken(colors.wood, 0.25), 6) +
    at(88, -200, 24, 200, darken(colors.wood, 0.25), 6) +
    at(-136, -560, 272, 380, fill, 46) +
    at(-170, -330, 60, 160, darken(fill, 0.12), 26) +
    at(112, -330, 60, 160, darken(fill, 0.12), 26) +
    at(-140, -262, 280, 76, darken(fill, 0.08), 26)
  );
}
