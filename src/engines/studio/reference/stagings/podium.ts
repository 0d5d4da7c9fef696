import { mixRgb } from '../../color/linear-color.ts';
import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { cylinder, part, sphere } from '../../objects/parts.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { matte, satin } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import type { PlanSet } from '../set-plan.ts';
import { placeRoundPodium } from './round-podium.ts';

/** A drum before a bent paper backdrop, palm shade or a spotlight on the wall. */
export const planPodium: PlanSet = (set, wish) => {
  const { palette, random, side, height } = wish;
  const floor = set.paint(matte(palette.backdrop));
  const top = set.paint(satin(mixRgb(palette.neutral, palette.main, random.between(0.05, 0.5))));
  const step = set.paint(satin(mixRgb(palette.backdrop, palette.main, 0.6)));
  const stand = placeRoundPodium(set, wish, { top, step });
  const reach = (stand.radius ?? 1) * 1.3;
  const accent = set.paint(satin(palette.accent));
  const kind = random.pick(['disc', 'drums', 'plain'] as const);
  if (kind === 'disc') {
    const radius = height * random.between(0.5, 0.62);
    set.add({ at: [side * random.between(0.1, 0.6), stand.height + height * 0.55, 2] }, [
      part(cylinder(radius, 0.08), step, { turn: turnAbout('x', Math.PI / 2), round: 0.03 }),
    ]);
  } else if (kind === 'drums') {
    for (const [index, away] of [-side, side].entries()) {
      const tall = random.between(0.5, 0.9) * (index + 1);
      set.add({ at: [away * (reach + random.between(0.5, 0.9)), tall / 2, 1.1 + index * 0.6] }, [
        part(cylinder(random.between(0.45, 0.7), tall / 2), index ? top : step, { round: 0.03 }),
      ]);
    }
  }
  const ball = random.between(0.16, 0.3);
  set.add({ at: [side * (reach + ball + 0.15), ball, -0.1] }, [part(sphere(ball), accent)]);
  const light = lightStudio(palette.backdrop, random, { side });
  const leafy = random.chance(0.45);
  return {
    light: {
      ...light,
      gobo: leafy
        ? {
            kind: 'leaves',
            scale: 0.42,
            angle: random.between(-0.35, 0.35),
            softness: 0.24,
            strength: 0.5,
            offset: [random.between(-0.3, 0.3), random.between(-1.2, -0.6)],
          }
        : null,
    },
    backdrop: {
      ...sweep(floor, floor, random.between(4.4, 5.6), random.between(2, 3)),
      pool: { x: side * 0.4, y: 2.2, radius: 3.2, strength: random.between(0.15, 0.35) },
    },
    finish: STUDIO_FINISH,
    surface: { ...stand, mirror: 0.05, blur: 9 },
  };
};
