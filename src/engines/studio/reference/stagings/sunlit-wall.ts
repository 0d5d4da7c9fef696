import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { box, part } from '../../objects/parts.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { matte, plaster } from '../../objects/surfaces.ts';
import type { PlanSet } from '../set-plan.ts';
import { placePlant } from './plant.ts';

/** Low sun through a window or blinds on a plastered wall. */
export const planSunlitWall: PlanSet = (set, { random, side, palette, width, lies }) => {
  const wallColor: Rgb = mixRgb([0.74, 0.66, 0.57], palette.backdrop, random.between(0.2, 0.7));
  const wall = set.paint(matte(wallColor));
  const floor = set.paint(plaster(mixRgb(wallColor, [0.8, 0.76, 0.7], 0.3), 0.25));
  const kind = random.pick(['window', 'blinds'] as const);
  if (!lies) {
    placePlant(
      set,
      [-side * (width * 0.5 + random.between(0.9, 1.3)), 0, random.between(0.7, 1.2)],
      random,
      palette,
    );
    const ledge = set.paint(matte(mixRgb(palette.main, wallColor, 0.4)));
    set.add({ at: [side * (width * 0.5 + 1), 0.3, 1] }, [part(box(0.45, 0.3, 0.4), ledge, { round: 0.03 })]);
  }
  const light = lightStudio(wallColor, random, { side, warmth: 1, hardness: 20 });
  return {
    light: {
      ...light,
      gobo: {
        kind,
        scale: kind === 'window' ? 0.46 : 1.7,
        angle: random.between(-0.3, 0.3),
        softness: kind === 'window' ? 0.07 : 0.3,
        strength: 0.62,
        offset: [random.between(-0.2, 0.2), random.between(-1.1, -0.7)],
      },
    },
    backdrop: {
      ...sweep(floor, wall, random.between(2.6, 3.4), 0.25),
      pool: { x: 0, y: 2, radius: 3.4, strength: 0.2 },
    },
    finish: STUDIO_FINISH,
    surface: { mirror: 0.03, blur: 9 },
  };
};
