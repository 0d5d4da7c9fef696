import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { box, cylinder, part, sphere, torus } from '../../objects/parts.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { GOLD, marble, matte, metal } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import type { PlanSet } from '../set-plan.ts';

const WHITE_STONE: Rgb = [0.84, 0.83, 0.81];
const BLACK_STONE: Rgb = [0.022, 0.022, 0.026];
const GREEN_STONE: Rgb = [0.02, 0.075, 0.055];

/** Polished stone, white, black or green, with brass before a plain wall. */
export const planMarble: PlanSet = (set, { palette, random, side, width, height, lies }) => {
  const stone = random.pick([WHITE_STONE, WHITE_STONE, BLACK_STONE, GREEN_STONE]);
  const pale = stone === WHITE_STONE;
  const vein = pale ? mixRgb([0.3, 0.29, 0.3], palette.main, 0.25) : mixRgb([0.5, 0.48, 0.45], GOLD, 0.5);
  const floor = set.paint(marble(stone, vein, random.between(0.55, 0.9)));
  const slabPaint = set.paint(marble(pale ? [0.78, 0.77, 0.75] : scaleRgb(stone, 1.6), vein, 1.1));
  const brass = set.paint(metal(GOLD, random.between(0.14, 0.24)));
  const wallColor = pale ? palette.backdrop : scaleRgb(palette.backdrop, 0.35);
  const wall = set.paint(matte(wallColor));
  const far = Math.max(1.2, width * 0.75);
  let top = 0;
  if (!lies && random.chance(0.6)) {
    top = random.between(0.14, 0.3);
    const half = Math.max(0.85, width * 0.62);
    set.add({ at: [0, top / 2, 0.05], turn: turnAbout('y', random.between(-0.2, 0.2)) }, [
      part(box(half, top / 2, 0.62), slabPaint, { round: 0.02 }),
    ]);
  }
  if (random.chance(0.55) && width < height)
    set.add({ at: [side * -0.2, height * 0.62 + top, 1.7] }, [
      part(torus(Math.max(0.9, height * 0.52), 0.03), brass, { turn: turnAbout('x', Math.PI / 2) }),
    ]);
  else
    set.add({ at: [-side * far * 0.7, height * 0.45, 1.6] }, [
      part(box(0.6, height * 0.55, 0.1), slabPaint, { round: 0.02 }),
    ]);
  const ball = random.between(0.14, 0.24);
  set.add({ at: [side * (far + 0.35), ball, 0.2] }, [part(sphere(ball), brass)]);
  set.add({ at: [-side * (far + 0.3), 0.24, 0.55] }, [part(cylinder(0.2, 0.24), slabPaint, { round: 0.02 })]);
  return {
    light: lightStudio(wallColor, random, { side, warmth: random.between(0.3, 0.8) }),
    backdrop: {
      ...sweep(floor, wall, random.between(3.6, 4.6), 0.5),
      pool: { x: side * 0.5, y: 2.2, radius: 3, strength: random.between(0.15, 0.35) },
    },
    finish: STUDIO_FINISH,
    surface: { height: top, radius: top > 0 ? 0.62 : null, mirror: 0.14, blur: 3.4 },
  };
};
