import { mixRgb, scaleRgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import { darkHall, sweep } from './backdrops.ts';
import { frameSubject, type View } from './frame-subject.ts';
import type { ObjectComposition, ObjectWish } from './object-definition.ts';
import { GLOWING_FINISH, STUDIO_FINISH } from './object-finish.ts';
import type { NeonPalette, SetPalette } from './object-palettes.ts';
import type { StageSet } from './stage-set.ts';
import { lightDarkSet, lightStudio } from './studio-lights.ts';
import { matte, surface } from './surfaces.ts';

/** The things of a set in a bright studio with a bent paper backdrop. */
export function brightScene(
  set: StageSet,
  palette: SetPalette,
  view: View,
  wish: ObjectWish,
  random: Random,
): ObjectComposition {
  const floor = set.paint(matte(palette.backdrop));
  const side = random.sign();
  return {
    camera: frameSubject(view, wish, side),
    light: lightStudio(palette.backdrop, random, { side: -side }),
    backdrop: {
      ...sweep(floor, floor, random.between(5, 6.5), random.between(2.4, 3.2)),
      pool: { x: -side * 0.6, y: 2, radius: 3.4, strength: random.between(0.12, 0.3) },
    },
    ...set.contents,
    finish: STUDIO_FINISH,
  };
}

/**
 * The things of a set in a dark hall with colored lamps and a glossy floor, plain or with a grid of light.
 */
export function darkScene(
  set: StageSet,
  { main, other, deep }: NeonPalette,
  view: View,
  wish: ObjectWish,
  random: Random,
): ObjectComposition {
  const side = random.sign();
  const plain = surface(scaleRgb(deep, 0.6), { roughness: random.between(0.12, 0.22) });
  const floor = set.paint(
    random.chance(0.5)
      ? plain
      : {
          ...plain,
          pattern: { kind: 'grid', second: main, cell: 1.2, line: 0.018, strength: 0.8, fade: 0.04 },
        },
  );
  return {
    camera: frameSubject(view, wish, side),
    light: {
      ...lightDarkSet(main, other, random),
      lamps: [
        { position: [side * 2.6, 2.4, 0.6], radius: 1.6, color: scaleRgb(other, 0.9) },
        { position: [-side * 2.2, 0.8, -1.6], radius: 1.2, color: scaleRgb(main, 0.7) },
      ],
    },
    backdrop: darkHall(
      floor,
      scaleRgb(deep, 0.85),
      scaleRgb(deep, 0.25),
      scaleRgb(mixRgb(main, other, 0.2), random.between(0.15, 0.3)),
    ),
    ...set.contents,
    finish: GLOWING_FINISH,
  };
}
