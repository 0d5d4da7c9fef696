import type { Camera } from '../../../scene/camera.ts';
import type { PieceWish, View } from '../../set.ts';
import { cellAt, columnsOf } from './columns.ts';
import { boxOf, isFlat, type Placed, type RoomPlan, toLocal } from './room-plan.ts';
import { isShown, project, sightOf } from './sight.ts';
import { seesWindow } from './windows.ts';

export interface CameraWish {
  aspect: number;
  /** The main things, which are shown whole. */
  heroes: readonly Placed[];
  /** Part of the picture's width that the heroes take. */
  fill: number;
  /** A window that is to be in the picture. */
  window?: Pick<PieceWish, 'isLarge'> | undefined;
  /** Things that must be in the picture, of the heroes. */
  musts?: readonly Placed[];
  view?: View | undefined;
  /** The camera of which `view.turn` is counted; drawn unless given. */
  from?: Camera | undefined;
  /** Meters above the floor. */
  eye?: readonly [low: number, high: number];
}

interface Candidate {
  camera: Camera;
  score: number;
}

/** A level camera as an interior photographer would place it: upright lines stay upright, the heroes stand clear. */
export function chooseCamera(
  plan: RoomPlan,
  { aspect, heroes, fill, window, musts = [], view = {}, from, eye = [1.05, 1.3] }: CameraWish,
): Camera {
  const { random } = plan;
  const lens = random.between(0, 1);
  const usual = random.between(eye[0], eye[1]);
  const height = view.above ? 2.1 : view.below ? 0.5 : usual;
  const turns = view.turn ?? 0;
  // Each turn shows the room from another place: from the other side, then from the front or a corner.
  const [drawnCorner, drawnSide] = [random.chance(0.5), random.sign()];
  const before = from && yawOf(from);
  const likesCorner = (before === undefined ? drawnCorner : Math.abs(before) > CORNER) === turns % 4 < 2;
  const side = (before ? Math.sign(before) : drawnSide) * (turns % 2 ? -1 : 1);
  const wanted = Math.min(0.92, fill * (view.closer ?? 1) * Math.min(1, 0.75 + 0.25 / aspect));
  const center =
    { left: 0.32, right: -0.32, top: 0 }[view.copySpace ?? 'top'] + (view.copySpace ? 0 : 0.14 * side);
  const shift =
    (view.above ? -0.24 : view.below ? 0.02 : -0.085) +
    (view.copySpace === 'top' ? 0.1 : 0) +
    random.between(-0.03, 0.02);
  const middle = middleOf(heroes);
  const candidates: Candidate[] = [];
  // Upright pictures show little beside the main thing: windows of side walls come in from far aside.
  const yaws = [0, 0.14, 0.34, 0.5, 0.66, ...(window && aspect < 0.85 ? [0.85, 1.05] : [])];
  for (const yaw of yaws) {
    for (const sign of yaw ? [side, -side] : [1]) {
      const isCorner = yaw > CORNER;
      for (let distance = 1.6; distance < 7; distance += 0.35) {
        for (const aside of [-0.5, 0, 0.5]) {
          const angle = yaw * sign;
          const position = [
            middle[0] + Math.sin(angle) * distance + aside * Math.cos(angle),
            height,
            middle[2] + Math.cos(angle) * distance - aside * Math.sin(angle),
          ] as const;
          if (!canStand(plan, position)) continue;
          const camera: Camera = {
            position,
            target: [position[0] - Math.sin(angle), height, position[2] - Math.cos(angle)],
            verticalFov: fovFor(aspect, lens),
            shift,
          };
          const score =
            scoreHeroes(camera, aspect, heroes, plan, wanted, center) +
            (isCorner === likesCorner ? (turns ? 2 : 0.8) : 0) +
            (sign === side ? (turns ? 2 : 0.15) : 0) +
            (window && seesWindow(camera, aspect, plan, window, []) ? 5 : 0) -
            5 * musts.filter((thing) => !isShown(camera, aspect, thing, plan.placed)).length +
            random.between(0, 0.25);
          candidates.push({ camera, score });
        }
      }
    }
  }
  candidates.sort((a, b) => b.score - a.score);
  let best: Candidate | null = null;
  for (const candidate of candidates.slice(0, 8)) {
    const isWindowHidden = window && !seesWindow(candidate.camera, aspect, plan, window);
    const score =
      candidate.score + scoreRest(candidate.camera, aspect, heroes, plan) - (isWindowHidden ? 5 : 0);
    if (!best || score > best.score) best = { camera: candidate.camera, score };
  }
  const fallback: Camera = {
    position: [middle[0], height, plan.depth - 0.3],
    target: [middle[0], height, plan.depth - 1.3],
    verticalFov: fovFor(aspect, 1),
    shift,
  };
  const camera = best?.camera ?? fallback;
  const focus = Math.max(0.5, project(camera, aspect, middle).depth);
  return { ...camera, fStop: 8, focusDistance: focus };
}

/** Radians from the front beyond which a view is one into a corner. */
const CORNER = 0.2;

function yawOf({ position, target }: Camera): number {
  return Math.atan2(position[0] - target[0], position[2] - target[2]);
}

function fovFor(aspect: number, lens: number): number {
  const wide = aspect > 1.25 ? [36, 43] : aspect < 0.85 ? [48, 55] : [42, 50];
  return wide[0]! + (wide[1]! - wide[0]!) * lens;
}

function scoreHeroes(
  camera: Camera,
  aspect: number,
  heroes: readonly Placed[],
  plan: RoomPlan,
  wanted: number,
  center: number,
): number {
  // An empty room is shown from as far as it lets one stand.
  if (heroes.length === 0) return 0.5 * camera.position[2];
  let score = 0;
  let [left, right] = [Infinity, -Infinity];
  for (const hero of heroes) {
    const sight = sightOf(camera, aspect, hero, plan.placed);
    const seen = sight.inFrame * sight.isSeen;
    score += (hero === heroes[0] || hero.subject !== undefined ? 4 : 1.5) * seen;
    if (hero.subject !== undefined && (sight.inFrame < 0.97 || sight.isSeen < 0.6)) score -= 4;
    left = Math.min(left, sight.left);
    right = Math.max(right, sight.right);
  }
  const size = Math.max(0.02, (right - left) / 2);
  return score - 1.8 * Math.abs(Math.log(size / wanted)) - 1.2 * Math.abs((left + right) / 2 - center);
}

/** Rooms look furnished where much is in the picture, and cramped where a thing close by fills it. */
function scoreRest(camera: Camera, aspect: number, heroes: readonly Placed[], plan: RoomPlan): number {
  let score = 0;
  for (const thing of plan.placed) {
    if (heroes.includes(thing) || isFlat(thing.piece) || thing.piece.kind === 'curtain') continue;
    const sight = sightOf(camera, aspect, thing, plan.placed);
    const box = boxOf(thing);
    const [dx, dz] = [
      (box.min[0] + box.max[0]) / 2 - camera.position[0],
      (box.min[2] + box.max[2]) / 2 - camera.position[2],
    ];
    score += 0.22 * sight.inFrame * sight.isSeen;
    if (sight.inFrame > 0 && Math.hypot(dx, dz) < 1.7 && sight.right - sight.left > 0.7) score -= 0.9;
  }
  return score + 0.5 * windowsIn(camera, aspect, plan, 0.98);
}

/** How many windows have their middle within a part of the picture's width. */
function windowsIn(camera: Camera, aspect: number, plan: RoomPlan, part: number): number {
  return plan.openings.filter(({ kind, wall, along, sill, head }) => {
    if (kind !== 'window') return false;
    const x = wall === 'back' ? along : (wall === 'left' ? -1 : 1) * (plan.width / 2);
    const z = wall === 'back' ? 0 : along;
    const at = project(camera, aspect, [x * plan.flip, (sill + head) / 2, z]);
    return at.depth > 0.3 && Math.abs(at.x) < part;
  }).length;
}

export function canStand(plan: RoomPlan, position: readonly [number, number, number]): boolean {
  const margin = plan.isOpen ? -2.5 : 0.22;
  const aside = plan.isNarrow ? 0.22 : margin;
  if (
    Math.abs(position[0]) > plan.width / 2 - aside ||
    position[2] > plan.depth - margin ||
    position[2] < 0.5
  )
    return false;
  return !plan.placed.some((thing) => {
    if (isFlat(thing.piece) || thing.support === 'ceiling') return false;
    const { min, max } = boxOf(thing);
    if (position[0] < min[0] - 0.4 || position[0] > max[0] + 0.4) return false;
    if (position[2] < min[2] - 0.4 || position[2] > max[2] + 0.4) return false;
    const columns = columnsOf(thing.piece.mesh);
    for (let i = 0; i < 9; i++) {
      const angle = (i / 8) * 2 * Math.PI;
      const r = i === 8 ? 0 : 0.35;
      const [x, , z] = toLocal(thing, [
        position[0] + r * Math.sin(angle),
        0,
        position[2] + r * Math.cos(angle),
      ]);
      const cell = cellAt(columns, x, z);
      if (cell >= 0 && thing.position[1] + columns.high.values[cell]! > position[1] - 0.45) return true;
    }
    return false;
  });
}

export function middleOf(things: readonly Placed[]): [number, number, number] {
  let [x0, x1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { min, max } of things.map(boxOf)) {
    [x0, x1] = [Math.min(x0, min[0]), Math.max(x1, max[0])];
    [z0, z1] = [Math.min(z0, min[2]), Math.max(z1, max[2])];
  }
  return things.length ? [(x0 + x1) / 2, 0.6, (z0 + z1) / 2] : [0, 0.6, 1];
}
