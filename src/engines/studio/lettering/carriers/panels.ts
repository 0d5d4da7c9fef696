import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../../objects/backdrops.ts';
import { frameSubject, type View } from '../../objects/frame-subject.ts';
import type { ObjectComposition } from '../../objects/object-definition.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import type { Gobo } from '../../objects/object-scene.ts';
import { box, part } from '../../objects/parts.ts';
import type { StageSet } from '../../objects/stage-set.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { matte, plaster, printed, surface, wood } from '../../objects/surfaces.ts';
import { NO_TURN, type Turn, type Vector } from '../../objects/vector.ts';
import type { LetteringWish } from '../surface-drawing.ts';

/** A flat board: its middle, half of its width, height and thickness, and what is printed on its face. */
export function addPanel(
  set: StageSet,
  { at, half, turn = NO_TURN, edge, face, roughness = 0.5, round = 0.01 }: PanelSpec,
): void {
  const [x, y, z] = half;
  const pattern = printed(face, 'xy', [-x, y, 2 * x, 2 * y]);
  const shown = set.paint(surface([1, 1, 1], { roughness, pattern }));
  set.add({ at, turn }, [part(box(x, y, z), edge, { round })]);
  set.add({ at, turn }, [part(box(x - round, y - round, 0.004), shown, { at: [0, 0, -z - 0.001] })]);
}

interface PanelSpec {
  at: Vector;
  half: Vector;
  turn?: Turn;
  /** Material of the board. */
  edge: number;
  /** Texture of its face. */
  face: number;
  roughness?: number;
  round?: number;
}

const WALLS = ['#e9e2d6', '#d9dfe0', '#cfd8c9', '#e6cfc2', '#b9c4cc', '#f1ece4', '#c9b8a6', '#8fa39a'];

/** A room's corner of wall and table or floor in the sun; the wall stands at `depth`. */
export function sunlitRoom(
  set: StageSet,
  view: View,
  wish: LetteringWish,
  random: Random,
  {
    depth = 1.2,
    floor,
    gobo,
  }: { depth?: number; floor?: 'wood' | 'plain'; gobo?: Gobo['kind'] | 'none' } = {},
): ObjectComposition {
  const wall = fromHex(random.pick(WALLS));
  const wallPaint = set.paint(plaster(wall, random.between(0.12, 0.3)));
  const floorPaint = set.paint(
    (floor ?? random.pick(['wood', 'plain'] as const)) === 'wood'
      ? wood(random.pick(['oak', 'walnut', 'ash', 'teak'] as const), { scale: 0.7, plank: 0.9 })
      : matte(mixRgb(wall, [0.9, 0.88, 0.85], 0.5)),
  );
  const side = random.sign();
  const kind = gobo ?? random.pick(['window', 'leaves', 'leaves', 'none'] as const);
  const light = lightStudio(wall, random, { side: -side, hardness: 12, warmth: random.between(0.3, 0.9) });
  return {
    camera: frameSubject(view, wish, side),
    light: {
      ...light,
      keyColor: scaleRgb(light.keyColor, kind === 'none' ? 0.95 : 1.15),
      gobo:
        kind === 'none'
          ? null
          : {
              kind,
              scale: random.between(0.35, 0.5),
              angle: random.between(-0.3, 0.3),
              softness: 0.12,
              strength: random.between(0.35, 0.5),
              offset: [random.between(-0.3, 0.3), random.between(-0.5, 0.2)],
            },
    },
    backdrop: sweep(floorPaint, wallPaint, depth, 0.02),
    ...set.contents,
    finish: { ...STUDIO_FINISH, vignette: 0.14, contrast: 0.14 },
  };
}

/** A view from at most `turn` degrees to either side, at a height in degrees. */
export function seenFrom(
  random: Random,
  turn: number,
  [lowest, highest]: readonly [number, number],
  [nearest, farthest]: readonly [number, number],
): Pick<View, 'azimuth' | 'elevation' | 'focal'> {
  return {
    azimuth: random.between(-turn, turn),
    elevation: random.between(lowest, highest),
    focal: random.between(nearest, farthest),
  };
}

/** The four bars of a frame around a panel. */
export function addFrame(
  set: StageSet,
  { at, half: [width, height], turn }: { at: Vector; half: Vector; turn: Turn },
  bar: {
    paint: number;
    /** Half of its width. */
    width: number;
    /** Half of its depth: of the upright bars, of the others. */
    depth: readonly [number, number];
    /** How far its middle is beyond the panel's edge. */
    beyond: number;
    /** How far its ends are beyond the panel's corners. */
    reach: number;
    round?: number;
  },
): void {
  const { paint, width: thick, depth, beyond, reach, round } = bar;
  const shape = round === undefined ? {} : { round };
  for (const side of [-1, 1]) {
    set.add({ at, turn }, [
      part(box(thick, height + reach, depth[0]), paint, { at: [side * (width + beyond), 0, 0], ...shape }),
    ]);
    set.add({ at, turn }, [
      part(box(width + reach, thick, depth[1]), paint, { at: [0, side * (height + beyond), 0], ...shape }),
    ]);
  }
}

/** A signboard's color: the prompt's, or one of these. Draws in either case: another color changes nothing else. */
export function boardColor(wish: LetteringWish, random: Random, usual: readonly string[]): Rgb {
  const own = fromHex(random.pick(usual));
  return wish.colors[0] ?? own;
}
