import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { View } from '../frame-subject.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { choosePalette } from '../object-palettes.ts';
import type { Lamp } from '../object-scene.ts';
import { capsule, cylinder, lathe, part, path } from '../parts.ts';
import { brightScene } from '../set-scenes.ts';
import { smoothLine } from '../smooth-line.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { GOLD, glass, glow, metal, SILVER, satin, surface } from '../surfaces.ts';
import { add, NO_TURN, type Turn, turnAbout, unturn, type Vector } from '../vector.ts';

/** An idea: one bulb that shines, alone or among others that do not. */
export const bulb: ObjectDefinition = {
  category: 'technology',
  shows: 'light bulb, lightbulb, bulb, edison bulb, filament, incandescent bulb, glowing bulb, lamp bulb',
  illustrates: `idea, innovation, creative idea, invention, inspiration, creativity, bright idea,
    business idea, solution, eureka, brainwave, new idea, great idea, creative thinking, creative solution,
    genius, insight, startup idea, problem solving, imagination`,
  contains: 'light, glow, glass',
  compose: composeBulb,
};

const HAIRPINS = 7;
const WARM: Rgb = [1, 0.66, 0.3];

function composeBulb(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const palette = choosePalette(wish, random.chance(0.6), random);
  const [tint] = wish.colors;
  const paints = {
    glass: set.paint(glass(tint ?? [0.62, 0.68, 0.72])),
    shining: set.paint({
      ...glass(tint ?? [0.85, 0.68, 0.45]),
      emission: tint ? scaleRgb(tint, 0.6) : [0.55, 0.3, 0.09],
    }),
    wire: set.paint(glow(tint ?? [1, 0.5, 0.15], 13)),
    cold: set.paint(metal([0.3, 0.28, 0.26], 0.4)),
    stem: set.paint(surface([0.5, 0.5, 0.48], { roughness: 0.08 })),
    cap: set.paint(metal(random.chance(0.6) ? GOLD : SILVER, 0.26)),
    dark: set.paint(satin([0.03, 0.03, 0.035])),
  };
  const lamps: Lamp[] = [];
  const hanging = random.chance(0.5);
  const count = hanging ? random.pick([1, 3, 5]) : 1;
  const lit = Math.floor(random.between(0, count));
  for (let index = 0; index < count; index++) {
    const x = (index - (count - 1) / 2) * 1.5;
    const turn = hanging ? turnAbout('z', Math.PI) : NO_TURN;
    const at: Vector = hanging ? [x, 2.75 + (count > 1 ? random.between(-0.25, 0.25) : 0), 0] : [0, 0.85, 0];
    placeBulb(set, paints, at, turn, index === lit);
    if (hanging) placeCord(set, paints, at);
    if (index === lit) {
      const center = add(at, unturn(turn, [0, 1.12, 0]));
      lamps.push({ position: center, radius: 1.3, color: scaleRgb(tint ?? WARM, 1.3) });
    }
  }
  if (!hanging) {
    const base = set.paint(satin(mixRgb(palette.main, palette.neutral, 0.3)));
    set.add({ at: [0, 0.13, 0] }, [part(cylinder(0.95, 0.13), base, { round: 0.04 })]);
    set.add({ at: [0, 0.45, 0] }, [
      part(cylinder(0.37, 0.22), paints.dark, { round: 0.04 }),
      part(cylinder(0.38, 0.03), paints.cap, { at: [0, 0.14, 0], round: 0.01 }),
    ]);
  }
  const view: View = {
    center: hanging ? [0, 1.9, 0] : [0, 1.5, 0],
    halfWidth: hanging ? 0.9 + 0.75 * (count - 1) : 1.35,
    halfHeight: hanging ? 1.45 : 1.6,
    azimuth: random.between(-20, 20),
    elevation: random.between(1, 9),
    focal: random.between(1.9, 2.5),
    fill: 0.86,
  };
  const scene = brightScene(set, palette, view, wish, random);
  const dim = 0.62;
  return {
    ...scene,
    light: {
      ...scene.light,
      keyColor: scaleRgb(scene.light.keyColor, dim),
      sky: scaleRgb(scene.light.sky, dim),
      lamps,
    },
    finish: { ...scene.finish, bloom: 0.22, bloomThreshold: 1.5 },
  };
}

type BulbPaints = Record<'glass' | 'shining' | 'wire' | 'cold' | 'stem' | 'cap' | 'dark', number>;

/** The cord that a bulb hangs from, and the socket that it is screwed into. */
function placeCord(set: StageSet, paints: BulbPaints, at: Vector): void {
  set.add({ at: add(at, [0, 0.28, 0]) }, [part(capsule([0, 6, 0], 0.025), paints.dark)]);
  set.add({ at: add(at, [0, 0.3, 0]) }, [
    part(cylinder(0.33, 0.2), paints.dark, { round: 0.05 }),
    part(cylinder(0.12, 0.12), paints.dark, { at: [0, 0.26, 0], round: 0.03, blend: 0.1 }),
    part(cylinder(0.34, 0.025), paints.cap, { at: [0, -0.14, 0], round: 0.01 }),
  ]);
}

/** Stands on its cap at the origin of its own coordinates, about 2 high. */
function placeBulb(set: StageSet, paints: BulbPaints, at: Vector, turn: Turn, lit: boolean): void {
  const wire = lit ? paints.wire : paints.cold;
  const knots = [
    [0.27, 0.25],
    [0.29, 0.4],
    [0.36, 0.58],
    [0.52, 0.82],
    [0.63, 1.06],
    [0.645, 1.25],
    [0.58, 1.48],
    [0.43, 1.66],
    [0.22, 1.765],
    [0.08, 1.788],
  ].map(([across, up]): Vector => [across!, up!, 0]);
  const outline = smoothLine(knots, 2).map(([across, up]): [number, number] => [across, up]);
  outline.push([0, 1.79], [0, 0.25]);
  // A cage of hairpin filaments around the stem, as in old carbon lamps.
  const cage = Array.from({ length: 2 * HAIRPINS + 1 }, (_, index): [number, number, number, number] => {
    const angle = (index / (2 * HAIRPINS)) * 2 * Math.PI;
    const upper = index % 2 === 1;
    const away = upper ? 0.17 : 0.25;
    return [Math.cos(angle) * away, upper ? 1.42 : 0.86, Math.sin(angle) * away, 0.0105];
  });
  set.add({ at, turn, glass: 'thin' }, [
    part(lathe(outline), lit ? paints.shining : paints.glass, { round: 0.015 }),
  ]);
  for (const [index, to] of cage.slice(1).entries())
    set.add({ at, turn }, [part(path([cage[index]!, to]), wire)]);
  set.add({ at, turn }, [
    part(capsule([0, 0.42, 0], 0.085, 0.045), paints.stem, { at: [0, 0.25, 0] }),
    part(capsule([0, 0.72, 0], 0.014, 0.012), paints.cold, { at: [0, 0.7, 0] }),
    ...[0, 1, 2].map((arm) =>
      part(capsule([0.34, 0, 0], 0.008), paints.cold, {
        at: unturn(turnAbout('y', (arm * Math.PI) / 3), [-0.17, 1.42, 0]),
        turn: turnAbout('y', (arm * Math.PI) / 3),
      }),
    ),
  ]);
  set.add({ at, turn, detail: 0.12 }, [
    part(cylinder(0.275, 0.25), paints.cap, { at: [0, 0.02, 0], round: 0.05 }),
    part({ kind: 'helix', radius: 0.275, rise: 0.13, half: 0.2, wire: 0.03, start: 0 }, paints.cap, {
      blend: 0.03,
    }),
    part(cylinder(0.16, 0.06), paints.dark, { at: [0, -0.26, 0], round: 0.04 }),
  ]);
}
