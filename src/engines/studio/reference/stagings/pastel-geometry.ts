import { mixRgb } from '../../color/linear-color.ts';
import { sweep } from '../../objects/backdrops.ts';
import { STUDIO_FINISH } from '../../objects/object-finish.ts';
import { arch, box, cylinder, part, sphere, torus } from '../../objects/parts.ts';
import { lightStudio } from '../../objects/studio-lights.ts';
import { glossy, matte, satin } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import type { PlanSet } from '../set-plan.ts';
import { placeRoundPodium } from './round-podium.ts';

/** Arches, steps, cylinders and balls in soft colors. */
export const planPastelGeometry: PlanSet = (set, wish) => {
  const { palette, random, side, height } = wish;
  const floor = set.paint(matte(palette.backdrop));
  const main = set.paint(matte(palette.main));
  const second = set.paint(matte(mixRgb(palette.second, palette.main, 0.2)));
  const accent = set.paint(random.chance(0.5) ? glossy(palette.accent) : satin(palette.accent));
  const stand = placeRoundPodium(set, wish, { top: second, step: main });
  const reach = (stand.radius ?? 1) * 1.28;
  const tall = Math.max(1, height * 0.75);
  const kind = random.pick(['arch', 'arches', 'stairs', 'disc'] as const);
  if (kind === 'arch' || kind === 'arches') {
    const half = Math.max(reach * 0.95, 1.15);
    set.add({ at: [side * random.between(-0.1, 0.5), 0, 1.9] }, [
      part(arch(half, tall + 0.4, 0.16), main, { round: 0.03 }),
      part(arch(half * 0.72, tall + 0.4, 0.5), main, { at: [0, -0.15, 0], join: 'cut', blend: 0.03 }),
    ]);
    if (kind === 'arches')
      set.add({ at: [-side * (half + 0.4), 0, 2.3] }, [
        part(arch(0.8, tall * 0.55, 0.14), second, { round: 0.03 }),
      ]);
  } else if (kind === 'stairs') {
    const steps = [0, 1, 2, 3].map((index) =>
      part(box(0.26, 0.2 * (index + 1), 0.7), main, {
        at: [side * index * 0.5, 0.2 * (index + 1), 0],
        round: 0.02,
      }),
    );
    set.add({ at: [side * (reach + 0.35), 0, 1.3] }, steps);
  } else
    set.add({ at: [-side * 0.5, stand.height + height * 0.55, 2] }, [
      part(cylinder(Math.max(1.1, height * 0.58), 0.1), main, {
        turn: turnAbout('x', Math.PI / 2),
        round: 0.03,
      }),
    ]);
  const ball = random.between(0.24, 0.4);
  const column = random.between(0.35, 0.6);
  set.add({ at: [-side * (reach + 0.5), column, 0.7] }, [
    part(cylinder(0.34, column), second, { round: 0.03 }),
  ]);
  set.add({ at: [-side * (reach + 0.5), column * 2 + 0.27, 0.7] }, [part(sphere(0.27), accent)]);
  set.add({ at: [side * (reach + ball + 0.1), ball, 0.1] }, [part(sphere(ball), accent)]);
  set.add({ at: [side * (reach + 0.1), 0.09, -0.7] }, [part(torus(0.2, 0.085), main)]);
  return {
    light: lightStudio(palette.backdrop, random, { side }),
    backdrop: {
      ...sweep(floor, floor, random.between(4.2, 5.2), random.between(2, 2.6)),
      pool: { x: side * 0.4, y: 2, radius: 3.4, strength: random.between(0.1, 0.3) },
    },
    finish: STUDIO_FINISH,
    surface: { ...stand, mirror: 0.03, blur: 10 },
    elevation: [6, 11],
  };
};
