import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { sweep } from '../backdrops.ts';
import { frameSubject, type View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { STUDIO_FINISH } from '../object-finish.ts';
import { choosePalette, type SetPalette } from '../object-palettes.ts';
import { arch, box, capsule, cylinder, part, sphere, torus } from '../parts.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { lightStudio } from '../studio-lights.ts';
import { COPPER, GOLD, glass, glossy, marble, matte, metal, SILVER, satin, terrazzo } from '../surfaces.ts';
import { combine, turnAbout } from '../vector.ts';

/** A balanced still life of plain solids, or solids afloat. */
export const geometry: ObjectDefinition = {
  category: 'abstract',
  shows: `geometric shape, geometry, 3d shape, shape, solid, polyhedron, floating shape,
    geometric solid, geometric form, primitive, geometric figure, geometric object`,
  illustrates: 'abstract 3d, 3d abstract, abstract composition',
  contains: 'studio, shadow, ball, sphere, cube, torus, cylinder',
  staging: 'pastel-geometry',
  compose: composeGeometry,
};

function composeGeometry(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, wish.dark, random);
  const floor = set.paint(matte(palette.backdrop));
  const side = random.sign();
  const floats = random.chance(0.45);
  if (floats) placeAfloat(set, palette, random);
  else placeStillLife(set, palette, random, side);
  const view: View = {
    center: floats ? [0, 2.1, 0] : [0, 1.5, 0],
    halfWidth: 2.5,
    halfHeight: 2.05,
    azimuth: random.between(-18, 18),
    elevation: floats ? random.between(2, 8) : random.between(8, 20),
    focal: random.between(1.9, 2.5),
    fill: 0.95,
  };
  return {
    camera: frameSubject(view, wish, side),
    light: lightStudio(palette.backdrop, random, { side: -side }),
    backdrop: {
      ...sweep(floor, floor, random.between(4.5, 6), random.between(2, 3)),
      pool: { x: -side * 0.5, y: 2, radius: 3.4, strength: random.between(0.1, 0.3) },
    },
    ...set.contents,
    finish: STUDIO_FINISH,
  };
}

interface Paints {
  next(): number;
  shiny(): number;
}

/** Each solid gets a different finish from the one before. */
function createPaints(set: StageSet, palette: SetPalette, random: Random): Paints {
  const tones: Rgb[] = [
    palette.main,
    palette.accent,
    palette.second,
    mixRgb(palette.main, palette.accent, 0.5),
  ];
  const precious = random.pick([GOLD, GOLD, COPPER, SILVER]);
  let count = random.chance(0.5) ? 0 : 1;
  return {
    next: () => {
      const tone = tones[count++ % tones.length]!;
      const kind = random.pick(['satin', 'satin', 'gloss', 'matte', 'marble', 'terrazzo'] as const);
      if (kind === 'marble') return set.paint(marble([0.82, 0.8, 0.78], scaleRgb(tone, 0.5), 1.1));
      if (kind === 'terrazzo') return set.paint(terrazzo([0.8, 0.77, 0.73], tone, 6));
      return set.paint({ satin, gloss: glossy, matte }[kind](tone));
    },
    shiny: () => set.paint(metal(precious, random.pick([0.06, 0.16, 0.28]))),
  };
}

function placeStillLife(set: StageSet, palette: SetPalette, random: Random, side: number): void {
  const paints = createPaints(set, palette, random);
  const base = random.between(0.35, 0.6);
  const radius = random.between(1.2, 1.5);
  set.add({ at: [0, base / 2, 0] }, [part(cylinder(radius, base / 2), paints.next(), { round: 0.04 })]);
  placeHero(set, paints, random, base);
  const height = random.between(1.2, 2);
  set.add({ at: [side * 1.95, height / 2, 0.9] }, [
    part(cylinder(0.5, height / 2), paints.next(), { round: 0.04 }),
  ]);
  set.add({ at: [side * 1.95, height + 0.42, 0.9] }, [part(sphere(0.42), paints.shiny())]);
  const kind = random.pick(['arch', 'stairs', 'disc'] as const);
  if (kind === 'arch')
    set.add({ at: [-side * 1.5, 0, 1.7] }, [
      part(arch(1.15, 1.7, 0.28), paints.next(), { round: 0.03 }),
      part(arch(0.72, 1.9, 0.6), paints.next(), { at: [0, -0.2, 0], join: 'cut' }),
    ]);
  else if (kind === 'stairs') {
    const paint = paints.next();
    const steps = [0.35, 0.7, 1.05, 1.4].map((top, index) =>
      part(box(0.24, top / 2, 0.6), paint, { at: [-side * index * 0.46, top / 2, 0], round: 0.02 }),
    );
    set.add({ at: [-side * 1.1, 0, 1.4] }, steps);
  } else
    set.add({ at: [-side * 1.2, 1.5, 1.9] }, [
      part(cylinder(1.35, 0.08), paints.next(), { turn: turnAbout('x', Math.PI / 2), round: 0.03 }),
    ]);
  const glassy = set.paint(glass(mixRgb([1, 1, 1], palette.accent, 0.18)));
  const clear = random.chance(0.4);
  set.add({ at: [-side * 1.65, 0.34, -0.75], glass: clear ? 'solid' : 'none' }, [
    part(sphere(0.34), clear ? glassy : paints.shiny()),
  ]);
  const cube = part(box(0.22, 0.22, 0.22), paints.next(), { round: 0.04 });
  set.add({ at: [side * 1.35, 0.22, -1.1], turn: turnAbout('y', random.between(0.2, 1.2)) }, [cube]);
  set.add({ at: [-side * 0.75, 0.15, -1.55] }, [part(sphere(0.15), paints.next())]);
}

/** The solid that stands on the base and leads the eye. */
function placeHero(set: StageSet, paints: Paints, random: Random, base: number): void {
  const kind = random.pick(['ring', 'knot', 'crystal', 'balance', 'dome'] as const);
  const tilt = combine(
    turnAbout('x', Math.PI / 2 + random.between(-0.3, 0.3)),
    turnAbout('y', random.between(-0.7, 0.7)),
  );
  if (kind === 'ring') {
    set.add({ at: [0, base + 1.02, 0], turn: tilt }, [part(torus(0.75, 0.27), paints.next())]);
    set.add({ at: [0, base + 1.02, 0] }, [part(sphere(0.33), paints.shiny())]);
  } else if (kind === 'knot') {
    set.add({ at: [-0.22, base + 0.86, 0], turn: tilt }, [part(torus(0.64, 0.21), paints.next())]);
    const other = part(torus(0.64, 0.21), paints.shiny());
    const turn = combine(turnAbout('z', Math.PI / 2), turnAbout('y', random.between(-0.4, 0.4)));
    set.add({ at: [0.4, base + 0.86, 0.05], turn }, [other]);
  } else if (kind === 'crystal') {
    const crystal = part({ kind: 'octahedron', radius: 1.05 }, paints.next(), { round: 0.05 });
    set.add({ at: [0, base + 1.06, 0], turn: turnAbout('y', random.between(0, 1.5)) }, [crystal]);
  } else if (kind === 'balance') {
    set.add({ at: [0, base + 0.6, 0] }, [part(sphere(0.6), paints.next())]);
    const beam = part(box(0.85, 0.06, 0.3), paints.next(), { round: 0.03 });
    const turn = combine(turnAbout('z', random.between(-0.06, 0.06)), turnAbout('y', 0.3));
    set.add({ at: [0.02, base + 1.26, 0], turn }, [beam]);
    set.add({ at: [0.42, base + 1.6, -0.1] }, [part(sphere(0.26), paints.shiny())]);
    const cube = part(box(0.17, 0.17, 0.17), paints.next(), { round: 0.03 });
    set.add({ at: [-0.45, base + 1.52, 0.1], turn: turnAbout('y', 0.6) }, [cube]);
  } else {
    set.add({ at: [0, base, 0] }, [
      part(sphere(0.95), paints.next()),
      part(box(2, 1, 2), 0, { at: [0, -1, 0], join: 'cut', blend: 0.03 }),
    ]);
    set.add({ at: [0, base + 1.2, 0] }, [part(sphere(0.26), paints.shiny())]);
  }
}

/** Solids in the air round a middle, the larger ones nearer to it. */
function placeAfloat(set: StageSet, palette: SetPalette, random: Random): void {
  const paints = createPaints(set, palette, random);
  const clear = set.paint(glass(mixRgb([1, 1, 1], palette.main, 0.12)));
  placeHero(set, paints, random, 1.05);
  const count = 9;
  const start = random.between(0, 6.28);
  for (let index = 0; index < count; index++) {
    const angle = start + index * 2.399;
    const away = 1.35 + 0.16 * index;
    const size = random.between(0.16, 0.42);
    const at = [
      Math.cos(angle) * away,
      2.1 + Math.sin(angle) * away * 0.82,
      random.between(-0.9, 0.9),
    ] as const;
    const turn = combine(turnAbout('x', random.between(0, 3)), turnAbout('z', random.between(0, 3)));
    const kind = random.pick(['ball', 'cube', 'pill', 'ring', 'disc', 'gem', 'drop'] as const);
    const paint = random.chance(0.3) ? paints.shiny() : paints.next();
    if (kind === 'ball') set.add({ at }, [part(sphere(size), paint)]);
    else if (kind === 'drop') set.add({ at, glass: 'solid' }, [part(sphere(size), clear)]);
    else if (kind === 'cube')
      set.add({ at, turn }, [part(box(size * 0.8, size * 0.8, size * 0.8), paint, { round: 0.05 })]);
    else if (kind === 'pill')
      set.add({ at, turn }, [
        part(capsule([0, size * 1.3, 0], size * 0.55), paint, { at: [0, -size * 0.65, 0] }),
      ]);
    else if (kind === 'ring') set.add({ at, turn }, [part(torus(size * 0.8, size * 0.3), paint)]);
    else if (kind === 'disc')
      set.add({ at, turn }, [part(cylinder(size, size * 0.25), paint, { round: 0.04 })]);
    else set.add({ at, turn }, [part({ kind: 'octahedron', radius: size * 1.25 }, paint, { round: 0.03 })]);
  }
}
