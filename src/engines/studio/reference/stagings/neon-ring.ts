import { mixRgb, scaleRgb } from '../../color/linear-color.ts';
import { darkHall } from '../../objects/backdrops.ts';
import { GLOWING_FINISH } from '../../objects/object-finish.ts';
import { chooseNeon } from '../../objects/object-palettes.ts';
import { capsule, part, torus } from '../../objects/parts.ts';
import { lightDarkSet } from '../../objects/studio-lights.ts';
import { glow, surface } from '../../objects/surfaces.ts';
import { turnAbout } from '../../objects/vector.ts';
import type { PlanSet } from '../set-plan.ts';

/** A dark hall with a mirroring floor; tubes of light behind the subject: a ring, two rings or a gate. */
export const planNeonRing: PlanSet = (set, { height, width, named, random }) => {
  const { main, other, deep } = chooseNeon(named, random);
  const floor = set.paint(surface(scaleRgb(deep, 0.5), { roughness: 0.09 }));
  const bright = set.paint(glow(main, 4));
  const second = set.paint(glow(other, 3.4));
  const half = Math.max(height * 0.62, width * 0.52);
  const kind = random.pick(['ring', 'ring', 'rings', 'gate'] as const);
  if (kind === 'gate') {
    const wide = Math.max(width * 0.62, height * 0.5);
    const tall = height * 1.28;
    for (const [from, to, paint] of [
      [[-wide, 0.06, 0.9], [0, tall, 0], bright],
      [[wide, 0.06, 0.9], [0, tall, 0], second],
      [[-wide, tall + 0.06, 0.9], [2 * wide, 0, 0], bright],
    ] as const) {
      set.add({ at: from }, [part(capsule(to, 0.035), paint)]);
    }
  } else {
    const upright = turnAbout('x', Math.PI / 2);
    set.add({ at: [0, half + 0.1, 1] }, [part(torus(half, 0.035), bright, { turn: upright })]);
    if (kind === 'rings')
      set.add({ at: [0, half + 0.1, 1.7] }, [part(torus(half * 1.28, 0.03), second, { turn: upright })]);
  }
  const light = lightDarkSet(main, other, random);
  return {
    light: {
      ...light,
      softboxes: [],
      lamps: [
        { position: [-half, half, 0.9], radius: 0.5, color: scaleRgb(main, 2.4) },
        { position: [half, half, 0.9], radius: 0.5, color: scaleRgb(other, 2.4) },
      ],
    },
    backdrop: darkHall(
      floor,
      scaleRgb(deep, 0.5),
      scaleRgb(deep, 0.12),
      scaleRgb(mixRgb(deep, main, 0.12), 0.9),
    ),
    finish: GLOWING_FINISH,
    surface: {
      mirror: 0.34,
      blur: 1.6,
      shade: 0.35,
      rimLeft: scaleRgb(main, 0.9),
      rimRight: scaleRgb(other, 0.9),
      exposure: 0.86,
    },
    elevation: [3, 7],
  };
};
