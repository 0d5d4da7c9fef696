import { mixRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { Overlay } from '../landscape-scene.ts';
import type { LandscapeView } from '../landscape-view.ts';
import type { FigureWish } from './body-parts.ts';
import { createFigure, type Standing } from './figure.ts';
import { createKnoll } from './knoll.ts';
import type { OverlayKind } from './overlay-kinds.ts';
import type { Sprite } from './sprite.ts';

export type PersonKind = Extract<OverlayKind, 'yogi' | 'hiker' | 'runner' | 'cyclist' | 'family' | 'walkers'>;

/** A person of a group, and the side that the viewer sees: 0 the front, π the back. */
interface Member extends FigureWish {
  yaw: number;
}

/** Share of the picture's height that an adult takes, alone and among many. */
const ALONE = [0.17, 0.23] as const;
const AMONG_MANY = 0.11;
/** From this number on, they are spread over the ground as a crowd. */
const CROWD = 9;

/** As many people as asked for, on dry ground before the camera or, without any, on a rise of their own. */
export function standPeople(
  overlay: Overlay,
  kind: PersonKind,
  site: LandscapeView,
  random: Random,
): Sprite[] {
  const members = castMembers(overlay, kind, random);
  const { frame } = site;
  const share = members.length > 3 ? AMONG_MANY : random.between(...ALONE);
  const tall = Math.min(frame.width, frame.height) * share * overlay.size * (members.length > 1 ? 0.88 : 1);
  const distance = (1.75 * frame.focal) / tall;
  const spread = members.length >= CROWD;
  const places = members.map((member, index) => {
    const gap =
      member.pose === 'cycle' ? 1.9 : kind === 'family' ? 0.56 : member.pose === 'lotus' ? 1.5 : 0.95;
    const at = index - (members.length - 1) / 2;
    const depth = spread
      ? distance * random.between(0.8, 3.4)
      : distance * (1 + random.between(-0.05, 0.09) * Math.min(2, members.length - 1));
    const column = spread
      ? ((index + 0.5) / members.length + random.between(-0.5, 0.5) * 0.12) * 0.96 + 0.02
      : overlay.x + (at * gap * frame.focal) / depth / frame.width;
    return { column: Math.min(0.96, Math.max(0.04, column)), depth };
  });
  const standing = places.map(({ column, depth }) => findGround(site, column, depth));
  const onGround = standing.every((place) => place !== undefined);
  const sprites = onGround ? [] : [raiseKnoll(site, overlay, members.length)];
  return [
    ...sprites,
    ...members
      .map((member, index) => ({
        member,
        place: onGround ? standing[index]! : onKnoll(site, overlay, tall, index - (members.length - 1) / 2),
      }))
      .flatMap(({ member, place }) => {
        const { person, shadow } = createFigure(member, place, member.yaw, site, random);
        return onGround ? [shadow, person] : [person];
      }),
  ];
}

/** Feet stand above this row, so that there is ground before them. */
const LOWEST = 0.87;
/** On a coast, who stands farther away than this factor is on a distant cliff, too small to be seen. */
const FARTHEST = 4;

/** On dry ground that nothing nearer hides, as close to the wanted distance as possible. */
function findGround(
  { scene, frame, terrain }: LandscapeView,
  column: number,
  wanted: number,
): Standing | undefined {
  const slope = (column * frame.width - frame.center) / frame.focal;
  let highest = frame.height * LOWEST;
  let best: Standing | undefined;
  let fault = scene.form === 'coast' ? Math.log(FARTHEST) : Number.POSITIVE_INFINITY;
  for (let depth = 2; depth < 260; depth *= 1.03) {
    const ground = terrain.ground(slope * depth, depth, 8);
    const row = frame.horizon - ((ground - scene.camera.height) / depth) * frame.focal;
    if (row > highest) continue;
    highest = row;
    if (scene.water && ground < 0.12) continue;
    const off = Math.abs(Math.log(depth / wanted));
    if (off >= fault) continue;
    fault = off;
    best = { x: column * frame.width, y: row, scale: frame.focal / depth, depth };
  }
  return best;
}

const KNOLL_DEPTH = 3;

function raiseKnoll({ scene, frame, noise }: LandscapeView, overlay: Overlay, count: number): Sprite {
  const side = Math.min(frame.width, frame.height);
  return createKnoll(
    {
      x: frame.width * overlay.x,
      y: frame.height * 0.86,
      halfWidth: side * (0.55 + 0.1 * count),
      depth: KNOLL_DEPTH,
    },
    frame,
    scene.light,
    mixRgb(scene.cover.grassDark, scene.cover.rock, 1 - scene.cover.grass),
    noise,
  );
}

function onKnoll({ frame }: LandscapeView, overlay: Overlay, tall: number, at: number): Standing {
  const scale = tall / 1.75;
  return {
    x: frame.width * overlay.x + at * scale * 0.95,
    y: frame.height * 0.864,
    scale,
    depth: KNOLL_DEPTH * 0.97,
  };
}

function castMembers(overlay: Overlay, kind: PersonKind, random: Random): Member[] {
  const away = Math.PI;
  const count = overlay.people?.length ?? (kind === 'family' ? (overlay.exact ?? 4) : overlay.count);
  const heading = random.sign() * random.between(0.35, 1.25);
  const woman = () => (random.chance(0.5) ? ('woman' as const) : ('man' as const));
  const together = random.pick(['walk', 'stand'] as const);
  const each = (index: number): Member => {
    switch (kind) {
      case 'yogi':
        return {
          pose: 'lotus',
          build: random.chance(0.65) ? 'woman' : 'man',
          dress: 'sport',
          hasPack: false,
          yaw: away + random.between(-0.35, 0.35),
        };
      case 'hiker': {
        const pose =
          count === 1
            ? random.pick(['look', 'hike', 'cheer', 'stand'] as const)
            : random.pick(['hike', 'look'] as const);
        return {
          pose,
          build: woman(),
          dress: 'outdoor',
          hasPack: true,
          yaw: away + (pose === 'hike' ? heading : heading * 0.35),
        };
      }
      case 'runner':
        return {
          pose: 'run',
          build: woman(),
          dress: 'sport',
          hasPack: false,
          yaw: Math.sign(heading) * random.between(1.05, 1.4),
        };
      case 'cyclist':
        return {
          pose: 'cycle',
          build: woman(),
          dress: 'sport',
          hasPack: false,
          yaw: Math.sign(heading) * random.between(1.25, 1.5),
        };
      case 'family': {
        const isChild = count > 2 ? index > 0 && index < count - 1 : index === 1;
        return {
          pose: 'walk',
          build: isChild ? 'child' : index === 0 ? 'man' : 'woman',
          dress: 'casual',
          hasPack: false,
          yaw: away + heading * 0.25,
        };
      }
      case 'walkers': {
        const asked = overlay.people?.[index];
        const isCrowd = count >= CROWD;
        const pose =
          asked?.pose ?? (isCrowd ? random.pick(['stand', 'walk', 'look', 'walk'] as const) : together);
        return {
          pose,
          build: asked?.build ?? woman(),
          dress: asked?.dress ?? 'casual',
          hasPack: asked?.dress === 'outdoor',
          yaw:
            pose === 'run'
              ? Math.sign(heading) * random.between(1.05, 1.4)
              : isCrowd
                ? random.between(-Math.PI, Math.PI)
                : away + heading * (pose === 'stand' ? 0.25 : 0.5),
        };
      }
    }
  };
  return Array.from({ length: count }, (_, index) => each(index));
}
