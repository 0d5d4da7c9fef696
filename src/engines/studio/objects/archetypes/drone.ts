import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import { asksFor } from '../asks-for.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import type { Part } from '../object-scene.ts';
import { box, capsule, cylinder, part, path, sphere, torus } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { glossy, glow, metal, STEEL, satin, surface } from '../surfaces.ts';
import { add, combine, type Turn, turnAbout, unturn, type Vector } from '../vector.ts';

/** A quadcopter over its landing pad, with a camera or a parcel below. */
export const drone: ObjectDefinition = {
  category: 'technology',
  favoredBy: [],
  shows: `drone, quadcopter, delivery drone, uav, camera drone, quadrocopter, multicopter,
    unmanned aerial vehicle, drone camera`,
  illustrates: 'drone delivery, drone technology, aerial photography equipment',
  contains: 'propeller, rotor, camera, landing pad, pad',
  compose: composeDrone,
};

type DronePaints = Record<'shell' | 'dark' | 'steel' | 'lens' | 'light' | 'parcel' | 'tape', number>;

const REACH = 1.3;

function composeDrone(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const parcel = asksFor(wish, 'delivery, parcel, package, shipping, logistics, courier');
  const carries = parcel || random.chance(0.3);
  const view = {
    center: [0, 1.6, 0] as Vector,
    halfWidth: 2.2,
    halfHeight: 1.5,
    azimuth: random.between(-12, 12),
    elevation: random.between(7, 17),
    focal: random.between(1.8, 2.4),
    fill: 0.9,
  };
  const lens = set.paint(glossy([0.01, 0.012, 0.03]));
  const parcelPaints = {
    parcel: set.paint(surface([0.55, 0.36, 0.2], { roughness: 0.75 })),
    tape: set.paint(satin([0.72, 0.55, 0.36])),
  };
  if (isDarkSet(wish, 0.25, random)) {
    const neon = chooseNeon(wish.colors, random);
    const paints = {
      ...parcelPaints,
      lens,
      shell: set.paint(
        surface(mixRgb([0.72, 0.74, 0.78], neon.main, wish.colors.length > 0 ? 0.85 : 0.25), {
          roughness: 0.3,
        }),
      ),
      dark: set.paint(satin([0.05, 0.053, 0.06])),
      steel: set.paint(metal(STEEL, 0.25)),
      light: set.paint(glow(neon.other, 3.4)),
    };
    placeDrone(set, paints, carries, random);
    placePad(set, paints.dark, set.paint(glow(neon.main, 2.2)));
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const coat: Rgb =
    wish.colors.length > 0
      ? palette.main
      : random.pick<Rgb>([[0.86, 0.87, 0.88], palette.accent, [0.08, 0.085, 0.095]]);
  const paints = {
    ...parcelPaints,
    lens,
    shell: set.paint(random.chance(0.5) ? glossy(coat) : satin(coat)),
    dark: set.paint(satin([0.03, 0.032, 0.036])),
    steel: set.paint(metal([0.72, 0.73, 0.75], 0.26)),
    light: set.paint(glow([0.15, 0.9, 0.4], 2.4)),
  };
  placeDrone(set, paints, carries, random);
  placePad(
    set,
    set.paint(satin(mixRgb(palette.main, palette.neutral, 0.55))),
    set.paint(satin(palette.accent)),
  );
  return brightScene(set, palette, view, wish, random);
}

/** In flight, its hull's middle at 1.95 above the ground. */
export function placeDrone(
  set: Pick<StageSet, 'add'>,
  paints: DronePaints,
  carries: boolean,
  random: Random,
): void {
  const center: Vector = [0, 1.95, 0];
  const turn = combine(
    turnAbout('y', random.between(0.2, 0.75) * random.sign()),
    turnAbout('x', random.between(-0.2, -0.06)),
    turnAbout('z', random.between(-0.16, 0.16)),
  );
  const at = (own: Vector) => add(center, unturn(turn, own));
  const guarded = random.chance(0.35);
  set.add({ at: center, turn }, [
    part({ kind: 'ellipsoid', radii: [0.52, 0.2, 0.7] }, paints.shell, { blend: 0.05 }),
    part(box(0.28, 0.07, 0.4), paints.shell, { at: [0, 0.14, 0.08], round: 0.06, blend: 0.12 }),
    part(box(0.2, 0.02, 0.24), paints.dark, { at: [0, 0.215, 0.1], round: 0.015 }),
    part(box(0.3, 0.035, 0.03), paints.dark, { at: [0, 0.04, -0.66], round: 0.02 }),
  ]);
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const tip: Vector = [x * REACH * 0.82, 0.14, z * REACH * 0.72];
    set.add({ at: at([x * 0.3, 0.04, z * 0.36]), turn }, arm(tip, x, z, paints));
    placeRotor(set, paints, at(add(tip, [0, 0.12, 0])), turn, random.between(0, 3.1), guarded);
    set.add({ at: at(add(tip, [0, -0.13, 0])), turn }, [
      part(sphere(0.035), z < 0 ? paints.light : paints.tape),
    ]);
  }
  if (carries) placeParcel(set, paints, at([0, -0.62, 0]), turn);
  else placeCamera(set, paints, at([0, -0.27, -0.36]), turn);
  for (const x of [-1, 1])
    set.add({ at: at([x * 0.36, -0.12, 0]), turn }, [
      part(
        path([
          [0, 0, -0.18, 0.028],
          [x * 0.16, -0.5, -0.26, 0.024],
        ]),
        paints.dark,
      ),
      part(
        path([
          [0, 0, 0.22, 0.028],
          [x * 0.16, -0.5, 0.3, 0.024],
        ]),
        paints.dark,
      ),
      part(capsule([0, 0, 0.9], 0.03), paints.dark, { at: [x * 0.16, -0.5, -0.43] }),
    ]);
}

/** From the hull to a motor, in coordinates of its root. */
function arm(tip: Vector, x: number, z: number, paints: DronePaints): Part[] {
  const way: Vector = [tip[0] - x * 0.3, tip[1] - 0.04, tip[2] - z * 0.36];
  return [
    part(capsule(way, 0.1, 0.065), paints.shell),
    part(cylinder(0.13, 0.11), paints.dark, { at: way, round: 0.03, blend: 0.03 }),
    part(cylinder(0.1, 0.03), paints.steel, { at: add(way, [0, 0.13, 0]), round: 0.01 }),
  ];
}

/** Two blades twisted against each other, with or without a ring. */
function placeRotor(
  set: Pick<StageSet, 'add'>,
  paints: DronePaints,
  at: Vector,
  turn: Turn,
  angle: number,
  guarded: boolean,
): void {
  const span = 0.62;
  const blade = (way: number) =>
    part(box(span / 2, 0.016, 0.07), paints.dark, {
      round: 0.014,
      at: [way * span * 0.5, 0, 0],
      turn: turnAbout('x', way * 0.22),
    });
  set.add({ at, turn: combine(turnAbout('y', angle), turn) }, [
    blade(-1),
    blade(1),
    part(cylinder(0.06, 0.045), paints.steel, { round: 0.02 }),
  ]);
  if (guarded) set.add({ at, turn }, [part(torus(span + 0.07, 0.03), paints.dark)]);
}

/** A ball with a lens in a fork. */
function placeCamera(set: Pick<StageSet, 'add'>, paints: DronePaints, at: Vector, turn: Turn): void {
  const ahead = turnAbout('x', Math.PI / 2);
  set.add({ at, turn }, [
    part(box(0.24, 0.05, 0.07), paints.dark, { at: [0, 0.2, 0.04], round: 0.03 }),
    part(box(0.025, 0.14, 0.05), paints.dark, {
      at: [0, 0.08, 0.02],
      rows: { step: [0.42, 0, 0], count: [2, 1, 1] },
      round: 0.02,
    }),
  ]);
  set.add({ at, turn: combine(turnAbout('x', 0.15), turn) }, [
    part(sphere(0.18), paints.shell),
    part(cylinder(0.115, 0.06), paints.dark, { at: [0, 0, -0.16], turn: ahead, round: 0.02 }),
    part(cylinder(0.085, 0.065), paints.steel, { at: [0, 0, -0.165], turn: ahead, round: 0.01 }),
    part(sphere(0.085), paints.lens, { at: [0, 0, -0.17] }),
  ]);
}

/** A box with a band of tape round it. */
function placeParcel(set: Pick<StageSet, 'add'>, paints: DronePaints, at: Vector, turn: Turn): void {
  set.add({ at, turn }, [
    part(box(0.4, 0.28, 0.36), paints.parcel, { round: 0.02 }),
    part(box(0.07, 0.284, 0.364), paints.tape, { round: 0.02 }),
  ]);
  set.add({ at, turn }, [
    part(capsule([0, 0.36, 0], 0.03), paints.dark, {
      at: [0, 0.2, 0],
      rows: { step: [0.44, 0, 0], count: [2, 1, 1] },
    }),
  ]);
}

function placePad(set: StageSet, ground: number, mark: number): void {
  set.add({ at: [0, 0.06, 0] }, [part(cylinder(1.5, 0.06), ground, { round: 0.03 })]);
  set.add({ at: [0, 0.12, 0] }, [part(torus(1.18, 0.022), mark)]);
  set.add({ at: [0, 0.12, 0] }, [
    part(box(0.07, 0.012, 0.42), mark, { rows: { step: [0.6, 0, 0], count: [2, 1, 1] } }),
    part(box(0.3, 0.012, 0.065), mark),
  ]);
}
