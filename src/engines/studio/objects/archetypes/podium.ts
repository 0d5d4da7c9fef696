import { mixRgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../backdrops.ts';
import { frameSubject, type View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { STUDIO_FINISH } from '../object-finish.ts';
import { choosePalette, type SetPalette } from '../object-palettes.ts';
import type { Gobo } from '../object-scene.ts';
import { arch, box, cylinder, part, sphere } from '../parts.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { lightStudio } from '../studio-lights.ts';
import { GOLD, glossy, marble, matte, metal, plaster, satin, terrazzo } from '../surfaces.ts';
import { turnAbout } from '../vector.ts';

/** An empty stage for a product: a podium or steps of it, something behind, soft light, room for copy. */
export const podium: ObjectDefinition = {
  category: 'business',
  shows: `podium, empty podium, pedestal, plinth, product stage, product display, product display stage, display stand,
    platform, marble podium, product podium, display podium, round platform, product pedestal,
    product platform, display platform, product background, product backdrop, podium background`,
  illustrates: 'product showcase, showcase, product presentation',
  contains: 'studio, shadow, leaf shadow',
  staging: 'podium',
  compose: composePodium,
  standsInFor: ['professional', 'business'],
};

function composePodium(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, wish.dark, random);
  const floor = set.paint(matte(palette.backdrop));
  const wall = set.paint(matte(mixRgb(palette.backdrop, palette.second, random.between(0, 0.25))));
  const side = random.sign();
  const top = placePodium(set, palette, random);
  placeBehind(set, palette, random, side);
  placeSmallThings(set, palette, random, side);
  const light = lightStudio(palette.backdrop, random, { side: -side });
  const gobo = chooseGobo(random);
  const view: View = {
    center: [0, 1.25 + top * 0.25, 0],
    halfWidth: 2.25,
    halfHeight: 1.9,
    azimuth: random.between(-9, 9),
    elevation: random.between(7, 17),
    focal: random.between(1.9, 2.6),
    fill: 0.92,
  };
  return {
    camera: frameSubject(view, wish, side),
    light: { ...light, gobo, hardness: gobo ? 14 : light.hardness },
    backdrop: {
      ...sweep(floor, wall, random.between(4.4, 6), random.between(2, 3)),
      pool: { x: -side * 0.8, y: 2.2, radius: 3.2, strength: random.between(0.12, 0.3) },
    },
    ...set.contents,
    finish: STUDIO_FINISH,
  };
}

/** Returns the height of the top. */
function placePodium(set: StageSet, palette: SetPalette, random: Random): number {
  const stone = choosePodiumSurface(set, palette, random);
  const trim = set.paint(metal(GOLD, 0.2));
  const kind = random.pick(['drum', 'drum', 'steps', 'slab', 'pair'] as const);
  const height = random.between(0.4, 0.75);
  if (kind === 'slab') {
    const width = random.between(1.15, 1.5);
    set.add({ at: [0, height / 2, 0], turn: turnAbout('y', random.between(-0.35, 0.35)) }, [
      part(box(width, height / 2, 0.95), stone, { round: 0.05 }),
    ]);
    return height;
  }
  const radius = random.between(1.05, 1.4);
  set.add({ at: [0, height / 2, 0] }, [part(cylinder(radius, height / 2), stone, { round: 0.05 })]);
  if (random.chance(0.4))
    set.add({ at: [0, height * 0.5, 0] }, [part(cylinder(radius + 0.02, 0.025), trim, { round: 0.01 })]);
  if (kind === 'steps') {
    const upper = set.paint(satin(mixRgb(palette.neutral, palette.main, 0.25)));
    set.add({ at: [0, height + 0.12, 0] }, [part(cylinder(radius * 0.74, 0.12), upper, { round: 0.04 })]);
    return height + 0.24;
  }
  if (kind === 'pair') {
    const other = set.paint(satin(palette.main));
    const away = random.sign();
    const tall = height + random.between(0.5, 0.9);
    set.add({ at: [away * (radius + 0.35), tall / 2, 0.75] }, [
      part(cylinder(0.62, tall / 2), other, { round: 0.04 }),
    ]);
  }
  return height;
}

function choosePodiumSurface(set: StageSet, palette: SetPalette, random: Random): number {
  const kind = random.pick(['satin', 'satin', 'marble', 'terrazzo', 'plaster', 'gloss'] as const);
  if (kind === 'marble')
    return set.paint(marble([0.82, 0.8, 0.78], mixRgb([0.28, 0.27, 0.28], palette.main, 0.2), 0.9));
  if (kind === 'terrazzo') return set.paint(terrazzo([0.8, 0.77, 0.73], palette.main, 5));
  if (kind === 'plaster') return set.paint(plaster(mixRgb(palette.neutral, palette.main, 0.4)));
  if (kind === 'gloss') return set.paint(glossy(palette.main));
  return set.paint(satin(mixRgb(palette.main, palette.neutral, random.between(0, 0.7))));
}

/** An arch, a disc or panels: a backing for the product that leaves the middle free. */
function placeBehind(set: StageSet, palette: SetPalette, random: Random, side: number): void {
  const paint = set.paint(matte(mixRgb(palette.main, palette.neutral, random.between(0.1, 0.6))));
  const other = set.paint(matte(scaleRgb(palette.main, 0.92)));
  const kind = random.pick(['arch', 'doorway', 'disc', 'panels', 'nothing'] as const);
  if (kind === 'arch') {
    const x = side * random.between(0, 1.1);
    set.add({ at: [x, 0, 1.9] }, [part(arch(1.25, random.between(1.6, 2.2), 0.14), paint, { round: 0.03 })]);
    if (random.chance(0.6))
      set.add({ at: [x - side * 1.15, 0, 2.25] }, [part(arch(0.95, 0.9, 0.12), other, { round: 0.03 })]);
  } else if (kind === 'doorway') {
    set.add({ at: [0, 0, 1.8] }, [
      part(arch(1.5, 1.9, 0.2), paint, { round: 0.03 }),
      part(arch(1.12, 2.1, 0.5), paint, { at: [0, -0.2, 0], join: 'cut', blend: 0.03 }),
    ]);
  } else if (kind === 'disc') {
    const radius = random.between(1.3, 1.75);
    set.add({ at: [side * random.between(0, 0.7), radius + random.between(0.25, 0.6), 2] }, [
      part(cylinder(radius, 0.1), paint, { turn: turnAbout('x', Math.PI / 2), round: 0.03 }),
    ]);
  } else if (kind === 'panels') {
    const count = 3;
    for (let index = 0; index < count; index++) {
      const height = random.between(1.6, 3.1);
      set.add({ at: [side * (index - 1) * 1.15, height / 2, 1.9 + index * 0.18] }, [
        part(box(0.52, height / 2, 0.09), index % 2 ? other : paint, { round: 0.03 }),
      ]);
    }
  }
}

function placeSmallThings(set: StageSet, palette: SetPalette, random: Random, side: number): void {
  const accent = set.paint(random.chance(0.5) ? glossy(palette.accent) : satin(palette.accent));
  const gold = set.paint(metal(GOLD, 0.16));
  const pale = set.paint(satin(palette.second));
  const paints = [accent, gold, pale];
  const count = Math.floor(random.between(1, 4));
  for (let index = 0; index < count; index++) {
    const away = index % 2 === 0 ? side : -side;
    const radius = random.between(0.15, 0.36);
    const x = away * random.between(1.65, 2.2);
    const z = random.between(-1.1, 0.3);
    set.add({ at: [x, radius, z] }, [part(sphere(radius), paints[index % 3]!)]);
  }
}

function chooseGobo(random: Random): Gobo | null {
  const kind = random.pick(['none', 'none', 'window', 'leaves', 'blinds'] as const);
  if (kind === 'none') return null;
  return {
    kind,
    scale: { window: 0.5, leaves: 0.42, blinds: 1.9 }[kind],
    angle: random.between(-0.35, 0.35),
    softness: { window: 0.09, leaves: 0.24, blinds: 0.34 }[kind],
    strength: { window: 0.6, leaves: 0.5, blinds: 0.45 }[kind],
    offset: [random.between(-0.3, 0.3), random.between(-1.2, -0.6)],
  };
}
